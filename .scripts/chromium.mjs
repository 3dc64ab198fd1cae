import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { find, installMissing } from "./debian.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const shell = "chromium-headless-shell";
const macs = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** Flags for tests and benchmarks: Chromium has to run in a container, and without traffic of its own. */
export const chromiumFlags = [
	"--no-sandbox",
	// Texts are as wide as in a Chromium with windows.
	"--font-render-hinting=none",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

const findFirst = (candidates) => candidates.reduce((found, name) => found ?? find(name), process.env.CHROME_PATH || undefined);

/** The path of the system's Chromium or Chrome, or `CHROME_PATH`. */
export const findChromium = () => findFirst(names) ?? macs.find((path) => existsSync(path));

/** The path of the browser for tests: Debian's Chromium without windows, which needs far less of a processor, or else what `findChromium` finds. */
export const findTestBrowser = () => findFirst([shell]) ?? findChromium();

/** Optional as a package, because Playwright can download one; a Chromium with windows can run all tests. */
export const chromium = { name: "Chromium", isThere: () => findChromium() !== undefined, packages: ["chromium", shell], isOptional: true };

/**
 * Installs Chromium if it's missing: Debian's package, or else Playwright's download.
 * @returns its path, or an empty string for Playwright's
 */
export const ensureChromium = () => {
	installMissing(chromium);
	const path = findChromium();
	if (path) return path;
	console.log("No Debian package available: downloading Playwright's Chromium …");
	execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
	return "";
};
