/**
 * Starts the page's scripts with the first interaction, once the page has loaded and been painted,
 * or after 3 s. The build puts this inline at the end of every page
 * (src/gatsby/webpack/inline-scripts.ts).
 */

declare const ___webpackCompilationHash: string;
/** From the build. Their order doesn't matter: webpack's chunks wait for its runtime. */
declare const SCRIPTS: readonly string[];

// A screen reader may cause nothing but a click or a focus.
const interactions = ["pointerover", "pointerdown", "keydown", "touchstart", "click", "focusin"];
let started = false;

const start = (): void => {
	if (started) return;
	started = true;
	for (const interaction of interactions) removeEventListener(interaction, start);
	for (const source of SCRIPTS) {
		const script = document.body.appendChild(document.createElement("script"));
		// The server counts lost scripts. Errors are reported once these run (client-entry.ts).
		script.onerror = () =>
			navigator.sendBeacon("/api/reports", `${___webpackCompilationHash} ${source}`);
		script.src = source;
	}
};

const startWhenIdle = (): void => {
	if ("requestIdleCallback" in window) requestIdleCallback(start);
	else start();
};

const startAfterPaint = (): void =>
	new PerformanceObserver((list, observer) => {
		if (list.getEntriesByName("first-contentful-paint").length === 0) return;
		observer.disconnect();
		requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
	}).observe({ type: "paint", buffered: true });

for (const interaction of interactions) addEventListener(interaction, start, { passive: true });
setTimeout(start, 3000);
if (document.readyState === "complete") startAfterPaint();
else addEventListener("load", startAfterPaint);
