/**
 * For the Dockerfile, after a build: removes the packages that nothing in dist/ names, with what
 * only they need. Gatsby is most of them.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const built = readdirSync("dist").map((file) => readFileSync(join("dist", file), "utf8"));
const isNamed = (name) =>
	built.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`));
const { overrides, devDependencies, dependencies, ...rest } = JSON.parse(
	readFileSync("package.json", "utf8"),
);
const kept = Object.fromEntries(Object.entries(dependencies).filter(([name]) => isNamed(name)));
writeFileSync("package.json", JSON.stringify({ ...rest, dependencies: kept }));
execFileSync("npm", ["prune"], { stdio: "inherit" });
