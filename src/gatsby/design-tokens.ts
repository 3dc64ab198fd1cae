import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");

/**
 * @param name as in src/styles/tokens.css, without the dashes: "ivory"
 * @throws if there's no such color
 */
export const readColor = (name: string): string => {
	const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(css)?.[1];
	if (!value)
		throw new Error(
			`src/styles/tokens.css has no color --${name}. Expected a line such as "--${name}: #24362f;".`,
		);
	return value;
};
