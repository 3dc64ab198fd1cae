/** Trace categories with the main thread's tasks and the page's marks. */
const categories = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/** The last mark with a name. */
const findMark = (events, name) => {
	const mark = events.findLast((event) => event.name === name && event.cat.includes("blink.user_timing"));
	if (!mark) throw new Error(`The trace has no mark "${name}": the page never set it, or the browser no longer traces ${categories.join(", ")}.`);
	return mark;
};

/**
 * What the page's main thread does from one `performance.mark` to the end of the frame with another one, while `act` runs.
 * @returns in ms: `work`, the processor time of its tasks, and `elapsed`, the time by the clock
 * @param {import("@playwright/test").Browser} browser
 */
export const mainThreadBetween = async (browser, page, [from, to], act) => {
	await browser.startTracing(page, { categories });
	await act();
	const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
	const start = findMark(traceEvents, from);
	const { pid, tid, ts: marked } = findMark(traceEvents, to);
	const tasks = traceEvents.filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid);
	const frame = tasks.find(({ ts, dur }) => ts <= marked && ts + dur >= marked);
	if (!frame) throw new Error(`The trace has no task around the mark "${to}".`);
	const end = frame.ts + frame.dur;
	const work = tasks
		.filter(({ ts, dur }) => ts + dur > start.ts && ts < end)
		// Of the task with the first mark, only the part after it.
		.reduce((sum, { ts, dur, tdur }) => sum + (tdur ?? dur) * ((ts + dur - Math.max(ts, start.ts)) / dur), 0);
	return { work: work / 1000, elapsed: (end - start.ts) / 1000 };
};
