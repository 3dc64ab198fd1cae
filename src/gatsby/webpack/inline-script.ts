import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

/** A file of src/browser/inline as minified JavaScript in a function of its own. @param values for names that the file declares, such as `SCRIPTS` */
export const inlineScript = (directory: string, name: string, values: Readonly<Record<string, unknown>> = {}): string => {
	const define = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
	const source = readFileSync(join(directory, "src/browser/inline", `${name}.ts`), "utf8");
	return transformSync(source, { loader: "ts", format: "iife", minify: true, target: "es2019", define }).code.trim();
};
