import { findWaitsAmong, findWaitsBefore } from "./waits";

const wait = (after: string, before: string, days: number) => ({ after, before, days, sentence: `${after} ${before}` });
const waits = [wait("filler", "facial", 14), wait("facial", "filler", 0), wait("tan", "facial", 7), wait("filler", "laser", 28)];

test("among treatments are the waits of which both ends are chosen; before one is what it has to wait for", () => {
	expect(findWaitsAmong(waits, ["filler", "facial"])).toEqual([waits[0], waits[1]]);
	expect(findWaitsBefore(waits, "facial")).toEqual([waits[0], waits[2]]);
	expect(findWaitsBefore(waits, "filler")).toEqual([]);
});
