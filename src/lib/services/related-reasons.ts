import { inSentence } from "../text/words";

/** What a reason is made from; `concerns` are the titles in content/concerns.json, the most important first. */
export interface Comparable {
	readonly concerns: readonly string[];
	readonly course: { readonly needles: boolean; readonly downtimeDays: { readonly max: number } };
}

/** What makes the other treatment easier to have, the plainest difference first. */
const listAdvantages = ({ course: own }: Comparable, { course: other }: Comparable): string[] => [
	...(own.needles && !other.needles ? [", without needles"] : []),
	...(own.downtimeDays.max > 0 && other.downtimeDays.max === 0 ? [", usually without downtime"] : []),
	...(own.downtimeDays.max > other.downtimeDays.max && other.downtimeDays.max > 0 ? [", with less downtime"] : []),
];

/** Every reason to look at the other treatment, the best one first. Without a concern in common, ease is no reason. */
const listReasons = (service: Comparable, other: Comparable): string[] => {
	const shared = service.concerns.filter((concern) => other.concerns.includes(concern)).map(inSentence);
	const further = other.concerns.filter((concern) => !service.concerns.includes(concern)).map(inSentence);
	const [main] = shared;
	if (!main) return further.map((concern) => `For another concern: ${concern}`);
	const endings = [...listAdvantages(service, other), ""];
	return [
		...endings.flatMap((ending) => shared.map((concern) => `Also for ${concern}${ending}`)),
		...further.map((concern) => `Also for ${main}, and for ${concern}`),
	];
};

/** Why each of the others is related: "Also for acne scars and texture, without needles". Two say the same only if nothing else can be said. */
export const explainRelated = (service: Comparable, others: readonly Comparable[]): string[] => {
	const reasons: string[] = [];
	for (const other of others) {
		const possible = listReasons(service, other);
		reasons.push(possible.find((reason) => !reasons.includes(reason)) ?? possible[0] ?? "Worth comparing");
	}
	return reasons;
};
