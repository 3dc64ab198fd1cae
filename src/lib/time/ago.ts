import { formatDistance, parseISO } from "date-fns";

/** "2 months ago". Both are calendar days, so no time zone is involved. */
export const formatAgo = (day: string, today: string): string => formatDistance(parseISO(day), parseISO(today), { addSuffix: true });
