import nodeModule from "node:module";
import { resolve, sep } from "node:path";
import { env } from "node:process";
import { keptOnce } from "./kept";

type Loader = (module: NodeModule, file: string) => void;

const keepLoaded = (): void => {
	const { _extensions: loaders } = nodeModule as unknown as { _extensions: Record<string, Loader> };
	const load = loaders[".js"];
	if (!load) return;
	const folder = resolve(".cache", "functions") + sep;
	const loaded = new Map<string, unknown>();
	loaders[".js"] = (module, file) => {
		if (!file.startsWith(folder)) return load(module, file);
		const siblings = module.parent?.children ?? [];
		if (siblings.includes(module)) siblings.splice(siblings.indexOf(module), 1);
		if (loaded.has(file)) module.exports = loaded.get(file);
		else {
			load(module, file);
			loaded.set(file, module.exports);
		}
	};
};

/**
 * `gatsby serve` forgets a function's file before each request and loads it anew: 1.7 MB of script each time, Gatsby's own wrapper
 * most of it, never freed, because the loading module lists what it has loaded (measured: 170 ms and 6 MB a request). In production
 * a function's file never changes: what it exported once is given again, and the list is kept short.
 * https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/internal-plugins/functions/middleware.ts
 */
export const loadOnce = (): void => {
	if (env.NODE_ENV !== "development") keptOnce("load-once", keepLoaded);
};
