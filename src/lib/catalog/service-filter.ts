/** What the address of /services asks for; the parts it does not name are undefined. */
export interface ServiceQuery {
	/** A category's title, as the menus and the home page link it. */
	readonly category?: string;
	/** A concern's slug. */
	readonly concern?: string;
}

interface Category {
	readonly title: string;
	readonly services: readonly { readonly concerns: readonly { readonly slug: string }[] }[];
}

interface Concern {
	readonly slug: string;
	readonly title: string;
}

export interface FilteredServices<C, N> {
	/** The categories to show, each with the services that remain; none is empty. */
	readonly categories: readonly C[];
	/** The category shown alone. */
	readonly category?: C;
	/** The concern whose services are shown. */
	readonly concern?: N;
	/** What was asked for and is not known; it is left out of the filter. */
	readonly unknown: readonly ("category" | "concern")[];
	/** How many services are shown. */
	readonly count: number;
}

/** The query of an address: "?category=Laser%20%26%20Light-Based%20Therapy". Empty values ask for nothing. */
export const readServiceQuery = (search: string): ServiceQuery => {
	const parameters = new URLSearchParams(search);
	return { category: parameters.get("category")?.trim() || undefined, concern: parameters.get("concern")?.trim() || undefined };
};

/** The services an address asks for. An unknown name filters nothing and is named in `unknown`. */
export const filterServices = <C extends Category, N extends Concern>(
	all: readonly C[],
	concerns: readonly N[],
	asked: ServiceQuery,
): FilteredServices<C, N> => {
	const category = all.find(({ title }) => title.toLowerCase() === asked.category?.toLowerCase());
	const concern = concerns.find(({ slug }) => slug === asked.concern?.toLowerCase());
	const unknown = (["category", "concern"] as const).filter((part) => asked[part] !== undefined && !{ category, concern }[part]);
	const categories = (category ? [category] : all)
		.map((each) => (concern ? { ...each, services: each.services.filter(({ concerns: named }) => named.some(({ slug }) => slug === concern.slug)) } : each))
		.filter(({ services }) => services.length > 0);
	return { categories, category, concern, unknown, count: categories.reduce((sum, { services }) => sum + services.length, 0) };
};

/** "27 treatments in 6 categories", "7 treatments in Advanced Skin Rejuvenation", "1 treatment for Redness". */
export const describeServices = ({ categories, category, concern, count }: FilteredServices<Category, Concern>): string =>
	[
		`${count || "No"} ${count === 1 ? "treatment" : "treatments"}`,
		concern ? `for ${concern.title}` : "",
		category ? `in ${category.title}` : "",
		category || concern ? "" : `in ${categories.length} categories`,
	]
		.filter(Boolean)
		.join(" ");
