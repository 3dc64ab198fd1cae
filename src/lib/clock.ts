import { TZDate } from "@date-fns/tz";
import { formatISO } from "date-fns";

/** The calendar day, `YYYY-MM-DD`, that it is in a time zone at an instant. */
export const dayIn = (timeZone: string, now: Date): string => formatISO(new TZDate(now, timeZone), { representation: "date" });
