import { tz } from "@date-fns/tz";
import { format } from "date-fns";

/** The calendar day, `YYYY-MM-DD`, that it is in a time zone at an instant. */
export const dayIn = (timeZone: string, now: Date): string => format(now, "yyyy-MM-dd", { in: tz(timeZone) });
