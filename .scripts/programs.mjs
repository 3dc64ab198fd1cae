/** Programs that tests start besides Chromium. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findCommand } from "./chromium.mjs";

const missingOf = (...commands) => commands.filter((name) => !findCommand(name));
const whyNot = (missing, packages) =>
	missing.length > 0 &&
	`${missing.join(", ")}: not on PATH. Debian, Ubuntu: apt-get install ${packages}.`;

export const findFirefox = () => findCommand("firefox-esr", "firefox");
/**
 * Why nothing can be tested in Firefox here; false if it can. The others are for other programs.
 */
export const whyNoFirefox = () => !findFirefox() && whyNot(["firefox"], "firefox-esr");
export const whyNoWebKit = () =>
	whyNot(missingOf("WebKitWebDriver", "Xvfb"), "webkit2gtk-driver xvfb");
export const whyNoCaddy = () => whyNot(missingOf("caddy"), "caddy");
/** Podman's usual runtime, crun, doesn't work inside every container, so runc is needed as well. */
export const whyNoContainerPrograms = () =>
	whyNot(
		missingOf("podman", "runc", "debootstrap"),
		"podman runc debootstrap debian-archive-keyring",
	);
export const whyNoContainers = () => {
	const missing = whyNoContainerPrograms();
	if (missing) return missing;
	if (process.getuid?.() !== 0)
		return "Only root may lay out the base image: run `npm run test:deep` as root.";
	const { status, stderr } = spawnSync("podman", ["--runtime", "runc", "info"], {
		encoding: "utf8",
	});
	return (
		status !== 0 && `Podman is installed, but "podman --runtime runc info" says: ${stderr.trim()}`
	);
};

/**
 * The folder of PostgreSQL's programs: `POSTGRES_BIN`, or the newest of Debian's; "" for PATH;
 * undefined if there are none.
 */
export const findPostgres = () => {
	if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
	const folder = "/usr/lib/postgresql";
	const versions = existsSync(folder)
		? readdirSync(folder).sort((a, b) => Number(b) - Number(a))
		: [];
	const folders = versions.map((version) => join(folder, version, "bin"));
	return (
		folders.find((each) => existsSync(join(each, "initdb"))) ??
		(findCommand("initdb") ? "" : undefined)
	);
};

/** What `findPostgres` finds. @throws Error if there are none, with what to install */
export const postgresPrograms = () => {
	const found = findPostgres();
	if (found !== undefined) return found;
	throw new Error(
		"PostgreSQL wasn't found. Debian, Ubuntu: apt-get install postgresql. Elsewhere: set POSTGRES_BIN to the folder of initdb.",
	);
};
