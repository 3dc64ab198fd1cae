import { spawnSync } from "node:child_process";

// Debian has some programs in folders that aren't on a user's PATH.
process.env.PATH = [process.env.PATH, "/usr/local/sbin", "/usr/sbin", "/sbin"].join(":");

/** The path of the first of some commands that's on PATH; undefined if none is. */
export const find = (...commands) =>
	spawnSync("which", commands, { encoding: "utf8" }).stdout?.split("\n")[0] || undefined;

/** For tests and benchmarks: Chromium has to run in a container, without traffic of its own. */
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

/**
 * The path of `CHROME_PATH`, or of the system's Chromium or Chrome. Without any, Playwright takes
 * the one that it has downloaded.
 */
export const findChromium = () =>
	process.env.CHROME_PATH ||
	find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

/**
 * Debian's Chromium without windows, which needs far less of a processor, or else what
 * `findChromium` finds.
 */
export const findTestBrowser = () =>
	process.env.CHROME_PATH || find("chromium-headless-shell") || findChromium();
