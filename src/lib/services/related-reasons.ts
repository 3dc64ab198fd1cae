import { inSentence } from "../text/words";

export interface Comparable {
	readonly concerns: readonly string[];
	readonly course: { readonly needles: boolean; readonly downtimeDays: { readonly max: number } };
}

const listAdvantages = ({ course: own }: Comparable, { course: other }: Comparable): string[] => [
	...(own.needles && !other.needles ? [", without needles"] : []),
	...(own.downtimeDays.max > other.downtimeDays.max
		? [other.downtimeDays.max > 0 ? ", with less downtime" : ", usually without downtime"]
		: []),
];

/**
 * The best reason first. Less downtime is a reason only between treatments for the same concern.
 */
const listReasons = (service: Comparable, other: Comparable): string[] => {
	const shared = service.concerns
		.filter((concern) => other.concerns.includes(concern))
		.map(inSentence);
	const further = other.concerns
		.filter((concern) => !service.concerns.includes(concern))
		.map(inSentence);
	const [main] = shared;
	if (!main) return further.map((concern) => `For another concern: ${concern}`);
	const endings = [...listAdvantages(service, other), ""];
	return [
		...endings.flatMap((ending) => shared.map((concern) => `Also for ${concern}${ending}`)),
		...further.map((concern) => `Also for ${main}, and for ${concern}`),
	];
};

export const explainRelated = (service: Comparable, others: readonly Comparable[]): string[] => {
	const reasons: string[] = [];
	for (const other of others) {
		const possible = listReasons(service, other);
		reasons.push(
			possible.find((reason) => !reasons.includes(reason)) ?? possible[0] ?? "Worth comparing",
		);
	}
	return reasons;
};
