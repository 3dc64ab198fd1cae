import { chromiumFlags } from "../../.scripts/chromium.mjs";

/** Command line of every browser measured: nothing but loopback resolves, so that a third-party request is seen and goes nowhere. */
export const browserFlags = [...chromiumFlags, "--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"];

/** The phone that is measured: Lighthouse's (412 CSS px wide, 1.75 device pixels each). */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Resolves once the page has loaded, React has taken over and nothing has crossed the wire for `quiet` ms. */
export const settled = async (page, quiet = 700) => {
	let last = Date.now();
	const note = () => {
		last = Date.now();
	};
	for (const event of ["request", "requestfinished", "requestfailed"]) page.on(event, note);
	await page.waitForFunction(() => document.readyState === "complete" && "hydrated" in document.documentElement.dataset);
	note();
	while (Date.now() - last < quiet) await page.waitForTimeout(50);
	for (const event of ["request", "requestfinished", "requestfailed"]) page.off(event, note);
};
