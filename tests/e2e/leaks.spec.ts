import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { fullyHydrated } from "../support/hydration";

// The worker's own heap is not the page's, and what it keeps would answer some of the changes and not others.
test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

/** One of each kind: carousels, a filtered list, a form, a map, long reading. Eight, so that change 20 and 220 end on the same one. */
const cycle = ["/services", "/services/microneedling", "/schedule", "/", "/team", "/resources/winter-skin", "/contact", "/pricing"] as const;

const counted = ["JSHeapUsedSize", "JSEventListeners", "Nodes", "Documents"] as const;
type Counts = Record<(typeof counted)[number] | "Held", number>;

interface GatsbyWindow extends Window {
	___navigate: (to: string) => void;
}

/** Changes the page as a link does, and waits until the next one stands there alone with the focus. */
const change = async (page: Page, path: string): Promise<void> => {
	await page.evaluate(
		(to) =>
			new Promise<void>((resolve, reject) => {
				const left = document.querySelector("main h1");
				const started = performance.now();
				(window as unknown as GatsbyWindow).___navigate(to);
				const look = () => {
					const [heading, ...others] = document.querySelectorAll("main h1");
					if (location.pathname === to && heading && heading !== left && others.length === 0 && document.activeElement === heading) return resolve();
					if (performance.now() - started > 10_000) return reject(new Error(`${to} does not stand there 10 s after it was asked for, at ${location.href}.`));
					setTimeout(look, 20);
				};
				look();
			}),
		path,
	);
};

/** What a heap snapshot says of it, as far as it is read here: one row of numbers for each node, its columns named. */
interface Snapshot {
	readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
	readonly nodes: readonly number[];
}

/** Kinds of nodes that are the page's own; the rest of the heap is the engine's: code it compiles as it runs, and the debugger's records. */
const own = new Set(["object", "closure", "array", "string", "concatenated string", "sliced string", "regexp", "number", "symbol"]);

/** Bytes of what the page's scripts hold. */
const held = async (session: CDPSession): Promise<number> => {
	const parts: string[] = [];
	const listen = ({ chunk }: { chunk: string }) => void parts.push(chunk);
	session.on("HeapProfiler.addHeapSnapshotChunk", listen);
	await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
	session.off("HeapProfiler.addHeapSnapshotChunk", listen);
	const { snapshot, nodes } = JSON.parse(parts.join("")) as Snapshot;
	const { node_fields: fields, node_types: types } = snapshot.meta;
	const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
	let bytes = 0;
	for (let row = 0; row < nodes.length; row += fields.length) if (own.has(types[0][nodes[row + type] ?? -1] ?? "")) bytes += nodes[row + size] ?? 0;
	return bytes;
};

/** What the page holds once garbage is collected. */
const count = async (page: Page, session: CDPSession): Promise<Counts> => {
	// Timers of the last change, and observers that let go in a task of their own.
	await page.waitForTimeout(1500);
	await session.send("HeapProfiler.collectGarbage");
	await page.waitForTimeout(200);
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	return {
		Held: await held(session),
		...Object.fromEntries(counted.map((name) => [name, metrics.find((metric) => metric.name === name)?.value ?? Number.NaN])),
	} as Counts;
};

/**
 * Counts after a warm-up over the whole cycle, in which Gatsby's loader keeps each page's data and what loads when a page idles
 * is loaded, and again `changes` later.
 */
const compare = async (page: Page, changes: number): Promise<{ before: Counts; after: Counts }> => {
	// Under Save-Data Gatsby prefetches nothing: its links, their listeners and the data of pages nobody opened are not counted as a leak.
	await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
	await page.goto("/about");
	await fullyHydrated(page);
	await page.waitForLoadState("networkidle");
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await session.send("HeapProfiler.enable");
	// The first question asked by a locator sets up Playwright's own 13 listeners.
	await page.locator("html").count();
	const warmUp = 20;
	let before: Counts | undefined;
	for (let done = 1; done <= warmUp + changes; done += 1) {
		await change(page, cycle[done % cycle.length] ?? "/");
		if (done <= cycle.length) await page.waitForTimeout(1500);
		if (done === warmUp) before = await count(page, session);
	}
	const after = await count(page, session);
	if (!before) throw new Error("Nothing was counted after the warm-up; expected the loop to reach it.");
	for (const name of [...counted, "Held"] as const)
		console.log(`${name.padEnd(17)} ${String(before[name]).padStart(9)} at change ${warmUp}   ${String(after[name]).padStart(9)} at ${warmUp + changes}`);
	return { before, after };
};

const judge = ({ before, after }: { before: Counts; after: Counts }): void => {
	expect(after.Documents).toBe(before.Documents);
	// Not one listener more for ten changes: what is left is the timing of a single part that loads late.
	expect(after.JSEventListeners - before.JSEventListeners, "listeners").toBeLessThanOrEqual(4);
	expect(after.Nodes - before.Nodes, "nodes").toBeLessThanOrEqual(before.Nodes * 0.02);
	expect(after.Held, "bytes held by scripts").toBeLessThanOrEqual(before.Held * 1.05);
	// The whole heap also has the code compiled for what has run often: 0.7 MB of 1.1 in 200 changes, by a snapshot's own sums.
	expect(after.JSHeapUsedSize - before.JSHeapUsedSize, "heap").toBeLessThanOrEqual(1_500_000);
};

test("200 route changes leave heap, nodes and listeners flat", { tag: "@alone" }, async ({ page }) => {
	test.setTimeout(240_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	judge(await compare(page, 200));
});

test("40 route changes with motion leave them flat", async ({ page }) => {
	test.setTimeout(240_000);
	judge(await compare(page, 40));
});

test("a listener left behind by each change would be noticed", async ({ page }) => {
	test.setTimeout(120_000);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.addInitScript(() => {
		const { pushState } = history;
		history.pushState = function (...parts) {
			window.addEventListener("resize", () => parts);
			return pushState.apply(this, parts);
		};
	});
	const { before, after } = await compare(page, 40);
	expect(after.JSEventListeners - before.JSEventListeners).toBeGreaterThanOrEqual(40);
});
