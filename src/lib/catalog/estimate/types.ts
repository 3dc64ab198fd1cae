/** US dollars in whole cents, so that sums are exact. */
export type Cents = number;

export interface Amounts {
	readonly low: Cents;
	readonly high: Cents;
}

/** How many of a price, by its service's slug and its own name: a line of the plan, or of a package. */
export interface Item {
	readonly service: string;
	readonly price: string;
	readonly quantity: number;
}

/** A service as content/services has it; amounts are US dollars. */
export interface PricedService {
	readonly slug: string;
	readonly title: string;
	readonly course: { readonly intervalDays: { readonly max: number } | null };
	readonly prices: readonly {
		readonly name: string;
		readonly amount: number;
		/** The highest that someone is likely to pay, if the amount is only the lowest price. */
		readonly upTo: number | null;
		readonly model: string;
		/** For several bought together: the single price that they're bought at otherwise. */
		readonly replaces: { readonly price: string; readonly quantity: number } | null;
	}[];
}

export interface PackageOffer {
	readonly name: string;
	readonly amount: number;
	readonly contents: readonly Item[];
}

export interface MembershipOffer {
	readonly slug: string;
	readonly name: string;
	readonly monthlyPrice: number;
	readonly commitmentMonths: number;
	readonly benefits: {
		/** One of the choices every month or every quarter. */
		readonly included: readonly { readonly every: string; readonly choices: readonly { readonly items: readonly Item[] }[] }[];
		readonly discounts: readonly { readonly percent: number; readonly services: readonly string[] }[];
		/** Fixed prices; `every` if it's for one a month or a quarter. */
		readonly memberPrices: readonly { readonly service: string; readonly price: string; readonly amount: number; readonly every: string | null }[];
	};
}

/** A price in cents, with what the estimator knows about its service. */
export interface CatalogPrice extends Amounts {
	readonly key: string;
	readonly service: string;
	/** "Microneedling: Face". */
	readonly title: string;
	readonly model: string;
	/** Days from one visit to the next, the longest; null if there's no usual interval. */
	readonly intervalDays: number | null;
	readonly replaces: { readonly key: string; readonly quantity: number } | null;
}

export interface Catalog {
	readonly prices: ReadonlyMap<string, CatalogPrice>;
	readonly packages: readonly PackageOffer[];
	readonly memberships: readonly MembershipOffer[];
}

/** How many of each single price a plan needs, by the key of the price. */
export type Needs = ReadonlyMap<string, number>;

export interface Purchase extends Amounts {
	/** "payments": those of a membership. "member": at a fixed price for members. "discounted": at the single price less a percentage. */
	readonly kind: "single" | "series" | "package" | "payments" | "included" | "member" | "discounted";
	readonly title: string;
	readonly quantity: number;
}

export interface Bill extends Amounts {
	readonly purchases: readonly Purchase[];
}
