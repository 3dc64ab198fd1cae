import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.installed-from";

/** Installs the packages of package-lock.json where they are missing or others: `npm ci`, once a lock file. */
export const ensureDependencies = () => {
	const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.log("Installing the packages of package-lock.json (npm ci) …");
	execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { stdio: "inherit" });
	writeFileSync(stamp, wanted);
};
