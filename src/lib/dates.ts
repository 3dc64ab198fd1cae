const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A calendar day as text: "2025-09-30" as "September 30, 2025". The day stays the day in every time zone. */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
