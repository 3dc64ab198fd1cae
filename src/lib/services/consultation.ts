/** Takes the place of a treatment's slug. The consultation has no page of its own. */
export const consultationSlug = "consultation";

interface Group<S> {
	readonly title: string;
	readonly services: readonly S[];
}

export const listBookable = <S>(consultation: S, categories: readonly Group<S>[]): Group<S>[] => [
	{ title: "Not sure yet?", services: [consultation] },
	...categories,
];
