import type { Range } from "../catalog/format-course";

/** The number of visits to plan if a service has no course: it's one visit, or care that goes on. */
const followUps: Range = { min: 3, max: 6 };

/** How many visits a visitor may choose from. One visit is no series, so there are at least two. */
export const getVisitCounts = (sessions: Range | null): Range =>
	sessions && sessions.max > 1 ? { min: Math.max(2, sessions.min), max: sessions.max } : followUps;
