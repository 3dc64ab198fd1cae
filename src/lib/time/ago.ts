import { formatDistance, parseISO } from "date-fns";

/** How long ago a calendar day is: "2 months ago". `today` is a day too, so that no zone is involved. */
export const formatAgo = (day: string, today: string): string => formatDistance(parseISO(day), parseISO(today), { addSuffix: true });
