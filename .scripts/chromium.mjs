import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installMissing } from "./debian.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macs = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** Flags for tests and benchmarks: Chromium has to run in a container, and without traffic of its own. */
export const chromiumFlags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The path of the system's Chromium or Chrome, or `CHROME_PATH`. */
export const findChromium = () => {
	if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
	for (const name of names) {
		const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
		if (status === 0) return stdout.trim();
	}
	return macs.find((path) => existsSync(path));
};

/** Optional as a package, because Playwright can download one. */
export const chromium = { name: "Chromium", isThere: () => findChromium() !== undefined, packages: ["chromium"], isOptional: true };

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
