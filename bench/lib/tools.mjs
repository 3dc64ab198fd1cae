import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(folder, "node_modules/.installed-from");

/** Installs Lighthouse and the Node it asks for into bench/node_modules, once a lock file. */
const install = () => {
	const wanted = createHash("sha256")
		.update(readFileSync(join(folder, "package-lock.json")))
		.digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	console.error("Installing the benchmarks' own tools (bench/package.json: Lighthouse and the Node it asks for, about 250 MB) …");
	execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: ["ignore", 2, 2] });
	writeFileSync(stamp, wanted);
};

/** Runs the command again with the benchmarks' own tools and their Node, and exits with its code. Returns at once in that second run. */
export const withTools = (script) => {
	if (process.env.BENCH_TOOLS === "ready") return;
	install();
	const node = join(folder, "node_modules/.bin/node");
	const { status } = spawnSync(existsSync(node) ? node : process.execPath, [fileURLToPath(script), ...process.argv.slice(2)], {
		stdio: "inherit",
		env: { ...process.env, BENCH_TOOLS: "ready" },
	});
	process.exit(status ?? 1);
};
