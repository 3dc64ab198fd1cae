/** Trace categories that hold the main thread's tasks and a page's own marks. */
const categories = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/** Marks of the trace by name; the last of each. */
const markIn = (events, name) => {
	const mark = events.findLast((event) => event.name === name && event.cat.includes("blink.user_timing"));
	if (!mark) throw new Error(`The trace holds no mark "${name}": the page never set it, or the browser no longer traces ${categories.join(", ")}.`);
	return mark;
};

/**
 * What the page's main thread did between two `performance.mark`s the page sets while `act` runs. Returns, in ms: `work`, the time
 * its tasks held the processor (other programs' share is not in it), and `elapsed` by the clock.
 * @param {import("@playwright/test").Browser} browser
 */
export const mainThreadBetween = async (browser, page, [from, to], act) => {
	await browser.startTracing(page, { categories });
	await act();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const start = markIn(traceEvents, from);
	const end = markIn(traceEvents, to);
	const work = traceEvents
		.filter(({ name, tid, pid, ts, dur }) => name === "RunTask" && pid === end.pid && tid === end.tid && ts + dur > start.ts && ts < end.ts)
		.reduce((sum, { ts, dur, tdur }) => {
			// Of the tasks the marks fall into, the part between them.
			const share = (Math.min(ts + dur, end.ts) - Math.max(ts, start.ts)) / dur;
			return sum + (tdur ?? dur) * share;
		}, 0);
	return { work: work / 1000, elapsed: (end.ts - start.ts) / 1000 };
};
