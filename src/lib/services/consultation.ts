/** The consultation, where treatments have their slug: in addresses, requests and lists. It has no page of its own. */
export const consultationSlug = "consultation";

interface Group<S> {
	readonly title: string;
	readonly services: readonly S[];
}

/** What can be asked for, in groups: first the consultation, for those who aren't sure, then the treatments by category. */
export const listBookable = <S>(consultation: S, categories: readonly Group<S>[]): Group<S>[] => [
	{ title: "Not sure yet?", services: [consultation] },
	...categories,
];
