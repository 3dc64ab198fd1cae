import { describeWait, findWaitsAmong, findWaitsBefore } from "./waits";

const titles: Readonly<Record<string, string>> = { hydrafacial: "HydraFacial", "dermal-fillers": "Dermal Fillers" };
const sentenceOf = (after: string, before: string, days: number) => describeWait({ after, before, days, why: "suction can move it" }, (slug) => titles[slug]);

test.each([
	["dermal-fillers", "hydrafacial", 14, "After Dermal Fillers, wait 2 weeks before HydraFacial: suction can move it."],
	["dermal-fillers", "dental-work", 1, "After Dermal Fillers, wait 1 day before dental work: suction can move it."],
	["isotretinoin", "hydrafacial", 180, "After your last isotretinoin capsule, wait 6 months before HydraFacial: suction can move it."],
	["hydrafacial", "dermal-fillers", 0, "After HydraFacial, Dermal Fillers can be the same day: suction can move it."],
])("%s, then %s, %s days", (after, before, days, sentence) => {
	expect(sentenceOf(after, before, days)).toBe(sentence);
});

const wait = (after: string, before: string, days: number) => ({ after, before, days, sentence: `${after} ${before}` });
const waits = [wait("filler", "facial", 14), wait("facial", "filler", 0), wait("tan", "facial", 7), wait("filler", "laser", 28)];

test("among treatments are the waits of which both ends are chosen; before one is what it has to wait for", () => {
	expect(findWaitsAmong(waits, ["filler", "facial"])).toEqual([waits[0], waits[1]]);
	expect(findWaitsBefore(waits, "facial")).toEqual([waits[0], waits[2]]);
	expect(findWaitsBefore(waits, "filler")).toEqual([]);
});
