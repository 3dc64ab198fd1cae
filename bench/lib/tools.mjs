import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installOnce } from "../../.scripts/dependencies.mjs";

const folder = fileURLToPath(new URL("..", import.meta.url));

const install = () =>
	installOnce(folder, {
		message:
			"Installing the benchmarks' own tools (bench/package.json: Lighthouse and the Node that it needs, about 250 MB) …",
		options: ["--loglevel=error"],
	});

/** Runs the command again with the benchmarks' own Node, in which it returns at once. */
export const withTools = (script) => {
	if (process.env.BENCH_TOOLS === "ready") return;
	install();
	const node = join(folder, "node_modules/.bin/node");
	const { status } = spawnSync(
		existsSync(node) ? node : process.execPath,
		[fileURLToPath(script), ...process.argv.slice(2)],
		{
			stdio: "inherit",
			env: { ...process.env, BENCH_TOOLS: "ready" },
		},
	);
	process.exit(status ?? 1);
};
