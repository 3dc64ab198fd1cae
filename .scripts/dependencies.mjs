import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs `npm ci` in a folder if its packages aren't those of package-lock.json.
 * @param options a message to print first, and more options for npm
 */
export const installOnce = (folder, { message, options = [] }) => {
	const stamp = join(folder, "node_modules/.installed-from");
	const wanted = createHash("sha256")
		.update(readFileSync(join(folder, "package-lock.json")))
		.digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	// To standard error, because the benchmarks print their figures to standard output.
	console.error(message);
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", ...options], {
		cwd: folder,
		stdio: ["ignore", 2, 2],
	});
	writeFileSync(stamp, wanted);
};

export const ensureDependencies = () =>
	installOnce(".", { message: "Installing the packages of package-lock.json (npm ci) …" });
