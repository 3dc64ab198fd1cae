import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs the packages of a folder's package-lock.json where they are missing or others: `npm ci`, once a lock file.
 * @param folder the one with the package.json
 * @param options what is said before; more words for npm; what is done once it is through
 */
export const installOnce = (folder, { message, words = [], finish = () => undefined }) => {
	const stamp = join(folder, "node_modules/.installed-from");
	const wanted = createHash("sha256")
		.update(readFileSync(join(folder, "package-lock.json")))
		.digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	// What is said here and by npm goes to standard error: the benchmarks print their figures on the other.
	console.error(message);
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", ...words], { cwd: folder, stdio: ["ignore", 2, 2] });
	finish();
	writeFileSync(stamp, wanted);
};

/** Installs the project's own packages where they are missing or others. */
export const ensureDependencies = () => installOnce(".", { message: "Installing the packages of package-lock.json (npm ci) …" });
