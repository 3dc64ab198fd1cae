import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { committed } from "../support/hydration";

// The worker's own heap is not the page's, and what it keeps would answer some of the changes and not others.
test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

/** One of each kind: carousels, a filtered list, a form, a map, long reading. Eight, so that change 20 and 220 end on the same one. */
const cycle = ["/services", "/services/microneedling", "/schedule", "/", "/team", "/resources/winter-skin", "/contact", "/pricing"] as const;

const counted = ["JSHeapUsedSize", "JSEventListeners", "Nodes", "Documents"] as const;
type Counts = Record<(typeof counted)[number] | "Prefetches", number>;

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

/** What the page holds once garbage is collected. */
const count = async (page: Page, session: CDPSession): Promise<Counts> => {
	// Timers of the last change, and observers that let go in a task of their own.
	await page.waitForTimeout(1500);
	await session.send("HeapProfiler.collectGarbage");
	await page.waitForTimeout(200);
	await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	const Prefetches = await page.locator("link[rel=prefetch]").count();
	return { Prefetches, ...Object.fromEntries(counted.map((name) => [name, metrics.find((metric) => metric.name === name)?.value ?? Number.NaN])) } as Counts;
};

/** Allowed for engines that keep compiled code and feedback for what has run often: a tenth, and 1.5 MB. */
const allowedHeap = (before: number): number => Math.min(before * 1.1, before + 1_500_000);

/** Counts after a warm-up over the whole cycle, in which Gatsby's loader keeps each page's data, and again `changes` later. */
const compare = async (page: Page, changes: number): Promise<{ before: Counts; after: Counts }> => {
	await page.goto("/about");
	await committed(page);
	await page.waitForLoadState("networkidle");
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	await session.send("HeapProfiler.enable");
	const warmUp = 20;
	let before: Counts | undefined;
	for (let done = 1; done <= warmUp + changes; done += 1) {
		await change(page, cycle[done % cycle.length] ?? "/");
		if (done === warmUp) before = await count(page, session);
	}
	const after = await count(page, session);
	if (!before) throw new Error("Nothing was counted after the warm-up; expected the loop to reach it.");
	for (const name of [...counted, "Prefetches"] as const)
		console.log(`${name.padEnd(17)} ${String(before[name]).padStart(9)} at change ${warmUp}   ${String(after[name]).padStart(9)} at ${warmUp + changes}`);
	return { before, after };
};

const judge = ({ before, after }: { before: Counts; after: Counts }): void => {
	expect(after.Documents).toBe(before.Documents);
	// Gatsby prefetches what a page links to by a link element with two listeners, once for each resource of the site.
	const prefetched = after.Prefetches - before.Prefetches;
	// Not one listener more for ten changes: what is left is the timing of a single part that loads late.
	expect(after.JSEventListeners - before.JSEventListeners - 2 * prefetched, "listeners").toBeLessThanOrEqual(4);
	expect(after.Nodes - before.Nodes - prefetched, "nodes").toBeLessThanOrEqual(before.Nodes * 0.02);
	expect(after.JSHeapUsedSize, "heap").toBeLessThanOrEqual(allowedHeap(before.JSHeapUsedSize));
};

test("200 route changes leave heap, nodes and listeners flat", async ({ page }) => {
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
