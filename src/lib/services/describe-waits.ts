// In a file of its own, because the date tools load waits.ts and don't need these words.
import { capitalize, joinWithAnd } from "../text/words";
import { formatLength } from "./format-course";
import { isOccasion, occasions } from "./occasions";
import type { Wait } from "./waits";

const getName = (slug: string, getTitle: (slug: string) => string | undefined): string =>
	isOccasion(slug) ? occasions[slug] : (getTitle(slug) ?? slug);

const describeNext = (next: string, { days, why }: Pick<Wait, "days" | "why">): string =>
	days === 0
		? `${next} can be the same day: ${why}.`
		: `wait ${formatLength(days)} before ${next}: ${why}.`;

export const describeWait = (wait: Wait, getTitle: (slug: string) => string | undefined): string =>
	`After ${getName(wait.after, getTitle)}, ${describeNext(getName(wait.before, getTitle), wait)}`;

export const groupWaits = (
	waits: readonly Wait[],
	getTitle: (slug: string) => string | undefined,
) =>
	[...new Set(waits.map(({ after }) => after))].map((first) => {
		const own = waits.filter(({ after }) => after === first);
		const describe = ({ days, why }: Wait): string => {
			const names = own
				.filter((wait) => wait.days === days && wait.why === why)
				.map(({ before }) => getName(before, getTitle));
			return capitalize(describeNext(joinWithAnd(names), { days, why }));
		};
		return { title: `After ${getName(first, getTitle)}`, lines: [...new Set(own.map(describe))] };
	});
