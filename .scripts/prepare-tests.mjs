/**
 * Installs what tests need and this machine lacks: the packages of package-lock.json, and programs
 * from Debian or Ubuntu. `prepare-tests.mjs deep` adds those of `npm run test:deep`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { findChromium, findCommand } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import {
	findPostgres,
	whyNoCaddy,
	whyNoContainerPrograms,
	whyNoFirefox,
	whyNoWebKit,
} from "./programs.mjs";

ensureDependencies();

const isDeep = process.argv.includes("deep");
const missing = [
	[findChromium(), "chromium", "chromium-headless-shell"],
	// What docs/booking.md reads a damaged outbox with.
	[findCommand("sqlite3"), "sqlite3"],
	[findPostgres() !== undefined, "postgresql"],
	[!whyNoWebKit(), "webkit2gtk-driver", "xvfb"],
	[!isDeep || !whyNoFirefox(), "firefox-esr"],
	[!isDeep || !whyNoCaddy(), "caddy"],
	[!isDeep || !whyNoContainerPrograms(), "podman", "runc", "debootstrap", "debian-archive-keyring"],
].flatMap(([isThere, ...packages]) => (isThere ? [] : packages));

const isRoot = process.getuid?.() === 0;
const runAsRoot = (...words) => {
	const [command, ...rest] = isRoot ? words : ["sudo", "-n", ...words];
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync(command, rest, { stdio: "inherit", env });
};

if (missing.length > 0 && !findCommand("apt-get")) {
	console.log(
		`Tests that need one of these are skipped, or fail and say so: ${missing.join(", ")}.`,
	);
} else if (missing.length > 0) {
	// PostgreSQL's package would create and start a server of its own, and the tests start theirs.
	if (isRoot) {
		mkdirSync("/etc/postgresql-common/createcluster.d", { recursive: true });
		writeFileSync(
			"/etc/postgresql-common/createcluster.d/no-main-cluster.conf",
			"create_main_cluster = false\n",
		);
	}
	console.log(`Installing with apt-get: ${missing.join(" ")}`);
	runAsRoot("apt-get", "update", "--quiet");
	// A release that doesn't have one of them may have the others.
	const known = missing.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
	runAsRoot("apt-get", "install", "--no-install-recommends", "--assume-yes", ...known);
	// Caddy's package starts a server on port 80, and the tests start theirs.
	if (known.includes("caddy") && findCommand("systemctl"))
		runAsRoot("systemctl", "disable", "--now", "caddy");
}
