import { spawnSync } from "node:child_process";

// Debian keeps servers in folders that aren't on an ordinary user's PATH. Whoever imports this finds nginx, and so do its child processes.
process.env.PATH = [process.env.PATH, "/usr/local/sbin", "/usr/sbin", "/sbin"].join(":");

/** Whether a command is on PATH. */
export const has = (command) => spawnSync("which", [command]).status === 0;

/** Runs a command as root, asking nobody for a password: itself, or by sudo. Returns whether it succeeded. */
export const asRoot = (words, options) => {
	const [command, ...rest] = process.getuid?.() === 0 ? words : ["sudo", "-n", ...words];
	return spawnSync(command, rest, options).status === 0;
};

/** Installs Debian's packages where there is apt-get. Returns whether that succeeded. */
export const installPackages = (...packages) => {
	const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
	return has("apt-get") && asRoot(["apt-get", "update"], options) && asRoot(["apt-get", "install", "-y", "--no-install-recommends", ...packages], options);
};
