import { formatDays, formatRange, type Range } from "./format-course";

/** How often a treatment is had. */
interface Course {
	/** Null for care that goes on. */
	readonly sessions: Range | null;
	/** Null if there's no usual interval. */
	readonly intervalDays: Range | null;
}

/** "A first course is 3 to 6 sessions, usually 4 to 6 weeks apart."; null without a usual interval. */
export const describeCourse = ({ sessions, intervalDays }: Course): string | null => {
	if (!intervalDays) return null;
	const interval = formatDays(intervalDays);
	if (!sessions) return `Care goes on for as long as you and your provider agree, with visits usually ${interval} apart.`;
	if (sessions.max > 1) return `A first course is ${formatRange(sessions)} sessions, usually ${interval} apart.`;
	return `One visit can be enough. If you’d like to keep it up, visits are usually ${interval} apart.`;
};
