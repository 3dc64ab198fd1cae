import { byCodes, joinWithAnd } from "../../text/words";
import { addDays, countDays, formatDay, formatWeekday } from "../../time/dates";
import { findOpenDays, type OpeningCalendar } from "../../time/opening-days";
import { formatLength, type Range } from "../format-course";
import { type DescribedWait, findWaitsAmong, getWaitDays } from "../waits";
import { findLastOpenDay } from "./series";

const verdicts = ["Fits", "Tight", "Too late"] as const;

type Treatment = Pick<Queries.EventTreatmentFragment, "slug" | "title" | "course">;

export interface Visit {
	readonly slug: string;
	/** The last good day that's open, `YYYY-MM-DD`. */
	readonly day: string;
}

const none: Range = { min: 0, max: 0 };

/** In days. The spa is never closed for longer. */
const longestClosing = 14;

/**
 * Where between the shortest (0) and the longest (1) usual lead and interval a plan stays. The
 * first one that fits is taken.
 */
const paces = [1, 0.75, 0.5, 0.25, 0];

/**
 * The latest days of a treatment's visits, outside the usual interval only if it has no open day.
 * @param last a day on or before which the last visit must be
 */
const listLatest = (
	event: string,
	pace: number,
	{ course }: Treatment,
	calendar: OpeningCalendar,
	last = event,
): string[] => {
	const share = ({ min, max }: Range): number => Math.round(min + pace * (max - min));
	const [lead, usual, count] = [
		course.eventLeadDays ?? none,
		course.intervalDays ?? none,
		course.sessions?.min ?? 1,
	];
	const visits: string[] = [];
	for (let next: string | undefined; visits.length < count; next = visits[0]) {
		const latest = addDays(next ?? event, -share(next ? usual : lead));
		const wanted = next || latest < last ? latest : last;
		const within = next
			? findOpenDays(addDays(next, -usual.max), usual.max, calendar).filter(
					(day) => day <= addDays(next, -usual.min),
				)
			: [];
		const day =
			within[Math.round((1 - pace) * (within.length - 1))] ??
			findLastOpenDay(addDays(wanted, -longestClosing), wanted, calendar);
		if (!day) return [];
		visits.unshift(day);
	}
	return visits;
};

/**
 * Plans backward from the last treatment. Treatments share a day only if the wait between them is
 * 0.
 * @returns `rank` is the index of the verdict in `verdicts`
 */
const planInOrder = (
	event: string,
	order: readonly Treatment[],
	waits: readonly DescribedWait[],
	earliest: string,
	calendar: OpeningCalendar,
) => {
	const planned = new Map<string, readonly string[]>();
	let tight = false;
	for (const treatment of [...order].reverse()) {
		const limits = [...planned].map(([later, [first = event]]) => {
			const wait = findWaitsAmong(waits, [treatment.slug, later]).find(
				({ after }) => after === treatment.slug,
			);
			return addDays(first, -(wait ? getWaitDays(wait) : 1));
		});
		const last = limits.sort()[0];
		const list = (pace: number): string[] => listLatest(event, pace, treatment, calendar, last);
		const pace = paces.find((each) => (list(each)[0] ?? "") >= earliest) ?? 0;
		tight ||= pace < 1;
		planned.set(treatment.slug, list(pace));
	}
	const visits = [...planned]
		.flatMap(([slug, days]) => days.map((day) => ({ slug, day })))
		.sort((one, other) => byCodes(one.day, other.day));
	const lastDays = [...planned.values()].map((days) => days.at(-1) ?? "").sort();
	return {
		visits,
		rank: (visits[0]?.day ?? "") < earliest ? 2 : Number(tight),
		lastDays: lastDays.join(),
	};
};

type Schedule = ReturnType<typeof planInOrder>;

const listOrders = <T>(items: readonly T[]): T[][] =>
	items.length < 2
		? [[...items]]
		: items.flatMap((item) =>
				listOrders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
			);

/** What fits comes first, then what brings every treatment closer to the event. */
const byVerdict = (one: Schedule, other: Schedule): number =>
	one.rank - other.rank || byCodes(other.lastDays, one.lastDays);

/** "3 visits", and whether closed days stretch an interval or the list lacks a wait. */
const describeVisits = (
	visits: readonly Visit[],
	treatments: readonly Treatment[],
	waits: readonly DescribedWait[],
): string => {
	const tooLong = treatments.flatMap(({ slug, course }) => {
		const days = visits.filter((visit) => visit.slug === slug).map(({ day }) => day);
		return days.slice(1).flatMap((day, index) => {
			const gap = countDays(days[index] ?? day, day);
			return gap > (course.intervalDays?.max ?? gap) ? [gap] : [];
		});
	});
	const slugs = treatments.map(({ slug }) => slug);
	const isListed = slugs.every((slug, index) =>
		slugs.slice(index + 1).every((other) => findWaitsAmong(waits, [slug, other]).length > 0),
	);
	// Two treatments on one day are one visit.
	const count = new Set(visits.map(({ day }) => day)).size;
	return [
		count === 1 ? "one visit" : `${count} visits`,
		...(tooLong.length > 0
			? [`with up to ${Math.max(...tooLong)} days between two because we’re closed`]
			: []),
		...(treatments.length > 1 && count > 1
			? [
					isListed
						? "in an order that keeps the waiting times between them"
						: "with the waiting times on our list (we’ll check any others with you)",
				]
			: []),
	].join(", ");
};

/**
 * Plans in the order that keeps the waits and brings each treatment closest to the event. "Tight"
 * means less than the longest usual leads and intervals.
 * @param event `YYYY-MM-DD`
 * @param treatments one to three
 * @param now a day or a minute of it, at the spa
 */
export const planBefore = (
	event: string,
	treatments: readonly Treatment[],
	waits: readonly DescribedWait[],
	now: string,
	calendar: OpeningCalendar,
) => {
	const [earliest = event] = findOpenDays(now, 1, calendar);
	const [{ visits, rank } = { visits: [], rank: 2 }] = listOrders(treatments)
		.map((order) => planInOrder(event, order, waits, earliest, calendar))
		.sort(byVerdict);
	const verdict = verdicts[rank] ?? "Too late";
	if (verdict === "Too late") {
		const start = visits[0]?.day ?? event;
		const late = treatments.filter(
			(each) => planInOrder(event, [each], waits, earliest, calendar).rank === 2,
		);
		const some = late.length < treatments.length ? joinWithAnd(late.map(({ title }) => title)) : "";
		const sentence = `Too late${some && ` for ${some}`}, because the last good day to start was ${formatWeekday(start)}, ${formatDay(start)}.`;
		return { verdict, visits: [], sentence };
	}
	const tight = verdict === "Tight";
	const gap = countDays(visits.at(-1)?.day ?? event, event);
	const room =
		gap === 0
			? "then no day to spare"
			: `then ${tight ? "only " : ""}${formatLength(gap)} until your event`;
	const warning = tight
		? " That’s less time than we like: if a mark lingers or a visit has to move, you’ll run out."
		: "";
	return {
		verdict,
		visits,
		sentence: `${verdict}: ${describeVisits(visits, treatments, waits)}, ${room}.${warning}`,
	};
};
