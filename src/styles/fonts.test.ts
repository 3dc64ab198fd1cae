import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const css = readFileSync("src/styles/fonts.css", "utf8");

test("the subsets are what .scripts/fonts.mjs gives", () => {
	expect(
		spawnSync(process.execPath, [".scripts/fonts.mjs", "--check"], { encoding: "utf8" }),
	).toMatchObject({ status: 0, stderr: "" });
});

test("fonts have 3 s to arrive, then fallback fonts stay", () => {
	const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
	expect(
		faces.filter((face) => face.includes("url(") && !face.includes("font-display: fallback;")),
	).toEqual([]);
});
