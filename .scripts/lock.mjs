/**
 * `npm run lock`: rewrites package-lock.json without download addresses, so that no registry host
 * is committed. Fails if an optional platform package is missing, because `npm ci` would refuse
 * such a lock file.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
rmSync(file, { force: true });
execFileSync(
	"npm",
	["install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved=false"],
	{ stdio: "inherit" },
);

const lock = JSON.parse(readFileSync(file, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

const names = new Set(
	Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, "")),
);
const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
	Object.keys(optionalDependencies)
		.filter((name) => !names.has(name))
		.map((name) => `${from} → ${name}`),
);
if (missing.length > 0) {
	console.error(
		`The registry has no platform packages for these versions. Pin an older version in package.json for:\n${missing.join("\n")}`,
	);
	process.exit(1);
}
