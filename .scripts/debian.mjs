import { spawnSync } from "node:child_process";

// Debian has servers in folders that aren't on a user's PATH. With this, nginx is found here and in child processes.
process.env.PATH = [process.env.PATH, "/usr/local/sbin", "/usr/sbin", "/sbin"].join(":");

/** Whether a command is on PATH. */
export const has = (command) => spawnSync("which", [command]).status === 0;

/** Runs a command as root, with sudo if needed, without asking for a password. @returns whether it succeeded */
export const runAsRoot = (words, options) => {
	const [command, ...rest] = process.getuid?.() === 0 ? words : ["sudo", "-n", ...words];
	return spawnSync(command, rest, options).status === 0;
};

/** Installs Debian packages if there's apt-get. @returns whether it succeeded */
export const installPackages = (...packages) => {
	const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
	return (
		has("apt-get") && runAsRoot(["apt-get", "update"], options) && runAsRoot(["apt-get", "install", "-y", "--no-install-recommends", ...packages], options)
	);
};
