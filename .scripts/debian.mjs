import { spawnSync } from "node:child_process";

// Debian has some programs in folders that aren't on a user's PATH. With this, they're found here and in child processes.
process.env.PATH = [process.env.PATH, "/usr/local/sbin", "/usr/sbin", "/sbin"].join(":");

/** The path of a command that's on PATH; undefined if there's none. */
export const find = (command) => spawnSync("which", [command], { encoding: "utf8" }).stdout?.trim() || undefined;
export const has = (command) => find(command) !== undefined;

/** Runs a command as root, with sudo if needed, without asking for a password. @returns what it printed, if `options` say to keep that */
export const runAsRoot = (words, options) => {
	const [command, ...rest] = process.getuid?.() === 0 ? words : ["sudo", "-n", ...words];
	return spawnSync(command, rest, { encoding: "utf8", ...options }).stdout ?? "";
};

/** Says which packages are installed and how large they are, then installs them. One that this release doesn't have is left out. */
const installPackages = (names, wanted) => {
	console.log(`Missing: ${names.join(", ")}. Looking for packages: ${wanted.join(" ")}`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" };
	const install = ["apt-get", "install", "--no-install-recommends"];
	runAsRoot(["apt-get", "update", "--quiet"], { stdio: "inherit", env });
	const packages = wanted.filter((name) => spawnSync("apt-cache", ["show", name]).status === 0);
	const planned = runAsRoot([...install, "--assume-yes", "--print-uris", ...packages], { stdio: ["ignore", "pipe", "ignore"], env });
	console.log(`Installing with apt-get: ${packages.join(" ")}`);
	for (const line of planned.match(/^(Need to get|After this operation).*$/gm) ?? []) console.log(line);
	runAsRoot([...install, "--assume-yes", ...packages], { stdio: "inherit", env });
};

/**
 * Programs that tests need: what they're called, whether they can be used, and Debian's packages. `elsewhere` says what to do without apt-get. Without an
 * optional one, its tests say why and are skipped. `prepare` runs before it's installed, and may return what runs afterward.
 * @typedef {{ name: string, isThere: () => boolean, packages: string[], elsewhere?: string, isOptional?: boolean, prepare?: () => void | (() => void) }} Program
 */

/**
 * Installs the programs that are missing, all at once.
 * @param {...Program} programs
 * @throws Error if one is still missing, with what to install
 */
export const installMissing = (...programs) => {
	const missing = programs.filter(({ isThere }) => !isThere());
	if (missing.length === 0) return;
	if (has("apt-get")) {
		const finish = missing.map(({ prepare }) => prepare?.());
		installPackages(
			missing.map(({ name }) => name),
			missing.flatMap(({ packages }) => packages),
		);
		for (const after of finish) after?.();
	}
	const lacking = missing.filter(({ isThere, isOptional }) => !isOptional && !isThere());
	if (lacking.length === 0) return;
	const remedy = ({ name, packages, elsewhere = "" }) => `The tests need ${name}. Debian, Ubuntu: apt-get install ${packages.join(" ")}. ${elsewhere}`;
	throw new Error(lacking.map(remedy).join("\n"));
};
