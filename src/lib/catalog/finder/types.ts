import type { Range } from "../format-course";

/** What the finder reads of a treatment: its figures, never its prose. */
export interface Treatment {
	readonly slug: string;
	readonly title: string;
	/** What a first visit costs at least, in US dollars. */
	readonly visitPrice: { readonly amount: number; readonly unit: string };
	/** As in a service's `course` (src/schemas/collections/service.ts). */
	readonly course: {
		readonly sessions: Range | null;
		readonly downtimeDays: Range;
		readonly onsetDays: Range;
		readonly needles: boolean;
		readonly skinTypes: { readonly from: number; readonly to: number };
	};
	readonly concerns: readonly { readonly slug: string }[];
	readonly exclusions: readonly { readonly exclusion: { readonly slug: string; readonly reason: string }; readonly note: string | null }[];
}

/** What a visitor has said. Null is no limit, or no answer. */
export interface Answers {
	readonly concerns: readonly string[];
	/** Days of visible marks or rest. */
	readonly downtime: number | null;
	readonly visits: number | null;
	/** US dollars for a first visit. */
	readonly budget: number | null;
	readonly needles: boolean;
	/** The Fitzpatrick type, 1 to 6. */
	readonly skinType: number | null;
	readonly exclusions: readonly string[];
}

/** Points, as in content/finder.json. */
export interface Weights {
	/** For each chosen concern that a treatment is for. */
	readonly concern: number;
	/** If it's mainly for one of them. */
	readonly mainConcern: number;
	readonly visit: number;
	/** As how many visits care counts that goes on for as long as it's wanted. */
	readonly ongoingVisits: number;
	/** Off for each day of downtime. */
	readonly downtimeDay: number;
	/** Off for each week until a change can be seen or felt. */
	readonly onsetWeek: number;
	/** Off for each hundred dollars of a first visit. */
	readonly hundredDollars: number;
}

/** The parts of a score, in points. */
export interface Score {
	readonly concerns: number;
	readonly mainConcern: number;
	readonly visits: number;
	readonly downtime: number;
	readonly onset: number;
	readonly price: number;
}

export interface Offer<T> {
	readonly treatment: T;
	readonly score: Score;
	readonly points: number;
}

/** Why a treatment is left out. */
export type Reason =
	| { readonly kind: "exclusion"; readonly reason: string; readonly note: string | null }
	| { readonly kind: "skin"; readonly type: number }
	| { readonly kind: "needles" }
	| { readonly kind: "downtime"; readonly days: number }
	/** Null for care that goes on for as long as it's wanted. */
	| { readonly kind: "visits"; readonly visits: number | null }
	| { readonly kind: "budget"; readonly amount: number; readonly unit: string };

export interface LeftOut<T> extends Offer<T> {
	readonly reasons: readonly Reason[];
}

/** Both lists are in rank order. */
export interface Finding<T> {
	readonly offered: readonly Offer<T>[];
	readonly leftOut: readonly LeftOut<T>[];
}
