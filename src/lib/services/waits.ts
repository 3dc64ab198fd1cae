import { byCodes, capitalize, joinWithAnd } from "../text/words";
import { formatLength } from "./format-course";

/** What else besides a treatment has to be over before another, or has to wait for it. */
export const occasions = {
	tan: "a tan, sunburn or self-tanner",
	waxing: "waxing or threading",
	isotretinoin: "your last isotretinoin capsule",
	"dental-work": "dental work",
	vaccination: "a vaccination",
} as const satisfies Record<string, string>;

export type Occasion = keyof typeof occasions;

export const isOccasion = (slug: string): slug is Occasion => Object.hasOwn(occasions, slug);

/** How long to wait between two things, as in content/waits.json. */
export type Wait = Pick<Queries.Wait, "after" | "before" | "days" | "why"> & { readonly laterDays?: number | null };

/** Waits in the order of their ends, as nothing else says which was written first. */
export const byWait = (one: Wait, other: Wait): number => byCodes(`${one.after} ${one.before}`, `${other.after} ${other.before}`);

const getName = (slug: string, getTitle: (slug: string) => string | undefined): string => (isOccasion(slug) ? occasions[slug] : (getTitle(slug) ?? slug));

const describeNext = (next: string, { days, why }: Pick<Wait, "days" | "why">): string =>
	days === 0 ? `${next} can be the same day: ${why}.` : `wait ${formatLength(days)} before ${next}: ${why}.`;

/** "After Dermal Fillers, wait 2 weeks before HydraFacial: suction can move it." @param getTitle the title of a service by its slug */
export const describeWait = (wait: Wait, getTitle: (slug: string) => string | undefined): string =>
	`After ${getName(wait.after, getTitle)}, ${describeNext(getName(wait.before, getTitle), wait)}`;

/** All waits by what comes first. What has to wait as long for the same reason shares a line: "Wait 2 weeks before Sculptra and PRF Therapy: …" */
export const groupWaits = (waits: readonly Wait[], getTitle: (slug: string) => string | undefined) =>
	[...new Set(waits.map(({ after }) => after))].map((first) => {
		const own = waits.filter(({ after }) => after === first);
		const describe = ({ days, why }: Wait): string => {
			const names = own.filter((wait) => wait.days === days && wait.why === why).map(({ before }) => getName(before, getTitle));
			return capitalize(describeNext(joinWithAnd(names), { days, why }));
		};
		return { title: `After ${getName(first, getTitle)}`, lines: [...new Set(own.map(describe))] };
	});

/** A wait as the browser gets it: in days, and as its sentence. */
export interface DescribedWait extends Pick<Wait, "after" | "before" | "days" | "laterDays"> {
	readonly sentence: string;
}

/** The waits between some treatments. @param slugs of the treatments */
export const findWaitsAmong = <T extends DescribedWait>(waits: readonly T[], slugs: readonly string[]): T[] =>
	waits.filter(({ after, before }) => slugs.includes(after) && slugs.includes(before));

/** How many days somebody waits who has had the first: another visit isn't the same one. */
export const getWaitDays = ({ days, laterDays }: Pick<Wait, "days" | "laterDays">): number => laterDays ?? days;

/** What a treatment has to wait for. */
export const findWaitsBefore = <T extends DescribedWait>(waits: readonly T[], slug: string): T[] =>
	waits.filter((wait) => wait.before === slug && getWaitDays(wait) > 0);
