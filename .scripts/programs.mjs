/** Programs that tests need besides Chromium, for installMissing of debian.mjs. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { find, has, runAsRoot } from "./debian.mjs";

/** What docs/booking.md reads a damaged outbox with. */
export const sqlite3 = { name: "sqlite3", isThere: () => has("sqlite3"), packages: ["sqlite3"] };

export const caddy = {
	name: "Caddy",
	isThere: () => has("caddy"),
	packages: ["caddy"],
	isOptional: true,
	// The package starts a server on port 80; the tests start their own.
	prepare: () => (has("systemctl") ? () => void runAsRoot(["systemctl", "disable", "--now", "caddy"], { stdio: "ignore" }) : undefined),
};

/** The path of the system's Firefox. */
export const findFirefox = () => find("firefox-esr") ?? find("firefox");
const hasWebKit = () => has("WebKitWebDriver") && has("Xvfb");

export const webkit = { name: "WebKit", isThere: hasWebKit, packages: ["webkit2gtk-driver", "xvfb"], isOptional: !has("apt-get") };
export const firefox = { name: "Firefox", isThere: () => findFirefox() !== undefined, packages: ["firefox-esr"], isOptional: !has("apt-get") };

/** Why nothing can be tested in WebKit here; false if it can. */
export const whyNoWebKit = () => !hasWebKit() && "WebKitWebDriver and Xvfb aren't both on PATH. Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb.";
/** Why nothing can be tested in Firefox here; false if it can. */
export const whyNoFirefox = () => !findFirefox() && "Firefox isn't on PATH. Debian: apt-get install firefox-esr.";

/** runc as well, because Podman's usual runtime, crun, doesn't work inside every container; what's there is left alone: Docker's package has a runc, too. */
const forContainers = ["podman", "runc", "debootstrap"];
const findMissing = () => forContainers.filter((name) => !has(name));
/** Ubuntu's debootstrap doesn't bring what Debian's releases are signed with. */
const containerPackages = [...findMissing(), "debian-archive-keyring"];
export const podman = { name: "Podman", isThere: () => findMissing().length === 0, packages: containerPackages, isOptional: true };

/** Why no image can be built and run here, and what to do; undefined if it can. @throws Error if Podman is installed and doesn't work */
export const whyNoContainers = () => {
	const missing = findMissing();
	if (missing.length > 0) return `${missing.join(" and ")} can't be found. Debian, Ubuntu: apt-get install ${missing.join(" ")}. It's for Linux only.`;
	if (process.getuid?.() !== 0) return "only root may lay out the base image: run `npm run test:deep` as root for it";
	const { status, stderr } = spawnSync("podman", ["--runtime", "runc", "info"], { encoding: "utf8" });
	if (status !== 0) throw new Error(`Podman is installed, but doesn't work here. "podman --runtime runc info" says: ${stderr.trim()}`);
	return undefined;
};

/** Debian keeps the programs of each version in a folder of its own. */
const debianFolder = "/usr/lib/postgresql";
const elsewhere = "Elsewhere: install it and set POSTGRES_BIN to the folder of initdb.";

/** `POSTGRES_BIN`, the newest of Debian's folders, "" for PATH, or undefined. */
const findPostgres = () => {
	if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
	const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
	const found = versions.map((version) => join(debianFolder, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
	return found ?? (has("initdb") ? "" : undefined);
};

/** The package would create and start a server of its own; the tests start theirs. */
const keepFromStarting = () => {
	const settings = "/etc/postgresql-common/createcluster.d";
	if (process.getuid?.() !== 0) return;
	mkdirSync(settings, { recursive: true });
	writeFileSync(join(settings, "no-main-cluster.conf"), "create_main_cluster = false\n");
};

export const postgres = { name: "PostgreSQL", isThere: () => findPostgres() !== undefined, packages: ["postgresql"], elsewhere, prepare: keepFromStarting };

/** The folder of PostgreSQL's programs, or "" for PATH. @throws Error if there are none, with what to install */
export const postgresPrograms = () => {
	const found = findPostgres();
	if (found !== undefined) return found;
	throw new Error(`PostgreSQL wasn't found. Debian, Ubuntu: apt-get install postgresql. ${elsewhere}`);
};
