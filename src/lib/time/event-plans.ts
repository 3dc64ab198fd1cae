import { type DescribedWait, findWaitsAmong, getWaitDays } from "../catalog/waits";
import { byCodes } from "../text/words";
import { addDays, formatDay, formatWeekday } from "./dates";
import { type EventCourse, type EventPlan, listLatest, planBefore } from "./event-plan";
import { findOpenDays, type OpeningCalendar } from "./opening-days";

interface Treatment {
	readonly slug: string;
	readonly course: EventCourse;
}

interface Visit {
	readonly slug: string;
	readonly day: string;
}

/** A plan whose visits say what they're for, in the order of their days. */
export interface JointPlan extends Omit<EventPlan, "visits"> {
	readonly visits: readonly Visit[];
}

const listOrders = <T>(items: readonly T[]): T[][] =>
	items.length < 2 ? [[...items]] : items.flatMap((item) => listOrders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const joinDays = (visits: readonly Visit[]): string => visits.map(({ day }) => day).join();

/** The latest visits in an order, counted back from the last treatment. Two that have a listed wait share a day only if it says so. */
const planOrder = (event: string, end: "min" | "max", order: readonly Treatment[], waits: readonly DescribedWait[], calendar: OpeningCalendar): Visit[] => {
	const planned = new Map<string, readonly string[]>();
	for (const { slug, course } of [...order].reverse()) {
		const limits = [...planned].flatMap(([later, [first = event]]) => {
			const between = findWaitsAmong(waits, [slug, later]);
			const wait = between.find(({ after }) => after === slug);
			return between.length > 0 ? [addDays(first, -(wait ? getWaitDays(wait) : 1))] : [];
		});
		planned.set(slug, listLatest(event, end, course, calendar, limits.sort()[0]));
	}
	return [...planned].flatMap(([slug, days]) => days.map((day) => ({ slug, day }))).sort((one, other) => byCodes(one.day, other.day));
};

/**
 * Whether there's time for several treatments before an event, in the order that can begin last and keeps the waits between them. As planBefore for one.
 * @param treatments at most three, each timed for events
 */
export const planAllBefore = (
	event: string,
	treatments: readonly Treatment[],
	waits: readonly DescribedWait[],
	now: string,
	calendar: OpeningCalendar,
): JointPlan | undefined => {
	const [only, second] = treatments;
	if (only && !second) {
		const plan = planBefore(event, only.course, now, calendar);
		return plan && { ...plan, visits: plan.visits.map((day) => ({ slug: only.slug, day })) };
	}
	const [earliest = event] = findOpenDays(now, 1, calendar);
	const [comfortable = [], least = []] = (["max", "min"] as const).map((end) =>
		listOrders(treatments)
			.map((order) => planOrder(event, end, order, waits, calendar))
			.reduce((best, plan) => (joinDays(plan) > joinDays(best) ? plan : best)),
	);
	const isInTime = (plan: readonly Visit[]): boolean => (plan[0]?.day ?? "") >= earliest;
	const count = `${least.length} visits`;
	if (isInTime(comfortable))
		return { verdict: "Fits", visits: comfortable, sentence: `Fits: ${count}, in an order that keeps the waiting times between them.` };
	if (isInTime(least))
		return {
			verdict: "Tight",
			visits: least,
			sentence: `Tight: ${count}, with the least time between them. If a mark lingers or a visit has to move, you’ll run out of time.`,
		};
	const first = least[0]?.day ?? event;
	const start = `${formatWeekday(first)}, ${formatDay(first)}`;
	return { verdict: "Too late", visits: [], sentence: `Too late, because ${count} and the waiting times between them would have to start by ${start}.` };
};
