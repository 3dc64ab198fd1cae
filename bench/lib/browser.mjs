import { chromiumFlags } from "../../.scripts/chromium.mjs";

/**
 * Flags of measured browsers. Only loopback resolves, so other requests are counted but go nowhere.
 */
export const browserFlags = [
	...chromiumFlags,
	"--disable-dev-shm-usage",
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** Lighthouse's phone. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

/** Resolves once the page has loaded and hydrated, and there has been no request for `quiet` ms. */
export const settled = async (page, quiet = 700) => {
	let last = Date.now();
	const note = () => {
		last = Date.now();
	};
	for (const event of ["request", "requestfinished", "requestfailed"]) page.on(event, note);
	await page.waitForFunction(
		() => document.readyState === "complete" && "hydrated" in document.documentElement.dataset,
	);
	note();
	while (Date.now() - last < quiet) await page.waitForTimeout(50);
	for (const event of ["request", "requestfinished", "requestfailed"]) page.off(event, note);
};
