import { format, formatDistance, parseISO } from "date-fns";

/** A calendar day as text: "2025-09-30" as "September 30, 2025". No zone is involved: the day stays the day. */
export const formatDay = (day: string): string => format(parseISO(day), "MMMM d, yyyy");

/** How long ago a calendar day is: "2 months ago". `today` is a day too, so that no zone is involved. */
export const formatAgo = (day: string, today: string): string => formatDistance(parseISO(day), parseISO(today), { addSuffix: true });
