/**
 * `npm run lock`: writes package-lock.json anew without download addresses (no registry host in any commit) and
 * fails where an optional platform package is missing from it: `npm ci` would refuse such a lock on every machine.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
rmSync(file, { force: true });
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved=false"], { stdio: "inherit" });

const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

const names = new Set(Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, "")));
const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
	Object.keys(optionalDependencies)
		.filter((name) => !names.has(name))
		.map((name) => `${from} → ${name}`),
);
if (missing.length > 0) {
	console.error(`The registry lacks platform packages of the versions chosen. Pin an older version in package.json for:\n${missing.join("\n")}`);
	process.exit(1);
}
