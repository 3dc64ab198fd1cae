import { describeWait, groupWaits } from "./wait-words";

const titles: Readonly<Record<string, string>> = { hydrafacial: "HydraFacial", "dermal-fillers": "Dermal Fillers" };
const why = "suction can move it";

test("a wait is a sentence; by what comes first, those of the same length and reason share one", () => {
	const sentenceOf = (after: string, before: string, days: number) => describeWait({ after, before, days, why }, (slug) => titles[slug]);
	expect(sentenceOf("isotretinoin", "hydrafacial", 180)).toBe("After your last isotretinoin capsule, wait 6 months before HydraFacial: suction can move it.");
	expect(sentenceOf("hydrafacial", "dermal-fillers", 0)).toBe("After HydraFacial, Dermal Fillers can be the same day: suction can move it.");
	const two = ["hydrafacial", "dental-work"].map((before) => ({ after: "dermal-fillers", before, days: 14, why }));
	const lines = ["Wait 2 weeks before HydraFacial and dental work: suction can move it."];
	expect(groupWaits(two, (slug) => titles[slug])).toEqual([{ title: "After Dermal Fillers", lines }]);
});
