import { dayLength } from "./dates";

/** "2 months ago", in whole days, months or years. Both are calendar days, so no time zone is involved. A month has 30.44 days, the average. */
export const formatAgo = (day: string, today: string): string => {
	const days = Math.round((Date.parse(today) - Date.parse(day)) / dayLength);
	if (days < 1) return "today";
	const [count, unit] = days < 31 ? [days, "day"] : days < 365 ? [Math.floor(days / 30.44), "month"] : [Math.max(1, Math.floor(days / 365.25)), "year"];
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
};
