type Concern = Pick<Queries.Concern, "slug" | "title">;
interface Category {
	readonly title: string;
	readonly services: readonly { readonly concerns: readonly Pick<Concern, "slug">[] }[];
}

export interface FilteredServices<C = Category, N = Concern> {
	readonly categories: readonly C[];
	readonly category?: C;
	readonly concern?: N;
	readonly unknown: readonly ("category" | "concern")[];
	readonly count: number;
}

export const readServiceQuery = (search: string) => {
	const parameters = new URLSearchParams(search);
	return {
		category: parameters.get("category")?.trim() || undefined,
		concern: parameters.get("concern")?.trim() || undefined,
	};
};

export const filterServices = <C extends Category, N extends Concern>(
	all: readonly C[],
	concerns: readonly N[],
	query: ReturnType<typeof readServiceQuery>,
): FilteredServices<C, N> => {
	const category = all.find(({ title }) => title.toLowerCase() === query.category?.toLowerCase());
	const concern = concerns.find(({ slug }) => slug === query.concern?.toLowerCase());
	const unknown = (["category", "concern"] as const).filter(
		(part) => query[part] !== undefined && !{ category, concern }[part],
	);
	const categories = (category ? [category] : all)
		.map((each) =>
			concern
				? {
						...each,
						services: each.services.filter(({ concerns: named }) =>
							named.some(({ slug }) => slug === concern.slug),
						),
					}
				: each,
		)
		.filter(({ services }) => services.length > 0);
	return {
		categories,
		category,
		concern,
		unknown,
		count: categories.reduce((sum, { services }) => sum + services.length, 0),
	};
};

/** "27 treatments in 6 categories", "1 treatment for Redness". */
export const describeServices = ({
	categories,
	category,
	concern,
	count,
}: FilteredServices): string =>
	[
		`${count || "No"} ${count === 1 ? "treatment" : "treatments"}`,
		concern ? `for ${concern.title}` : "",
		category ? `in ${category.title}` : "",
		category || concern ? "" : `in ${categories.length} categories`,
	]
		.filter(Boolean)
		.join(" ");
