import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Fixture, sampleProject } from "../support/content-fixture";

const facial = "content/services/facial.json";
const laser = "content/services/laser.json";

let project: Fixture;
const run = (...args: string[]) =>
	spawnSync(process.execPath, ["--import", "tsx", resolve(".scripts/check-content.ts"), ...args], {
		cwd: project.root,
		encoding: "utf8",
	});

beforeEach(() => {
	project = sampleProject();
	symlinkSync(resolve("node_modules"), join(project.root, "node_modules"));
});

test("each problem is a line of three columns, in order", () => {
	project.write("content/concerns.json", JSON.stringify(project.read("content/concerns.json")));
	project.set(laser, ["category"], 7);
	project.set(facial, ["prices", 0, "amount"], "179");
	const { status, stdout } = run();
	expect(stdout.trimEnd().split("\n")).toEqual([
		"content/concerns.json:1:1  (whole file)  Fields are in another order, or there are other spaces and line breaks. Run: npm run check:content -- --fix",
		expect.stringMatching(
			/^content\/services\/facial\.json:\d+:4 {2}prices\[0\]\.amount {2}Found "179"; expected a number without quotation marks/,
		),
		expect.stringMatching(
			/^content\/services\/laser\.json:\d+:2 {2}category {2}Found 7; expected a text in quotation marks\./,
		),
		"",
		"3 problems in 3 files",
	]);
	expect(status).toBe(1);
});

test("--fix lays files out, unless something would be lost", () => {
	const value = project.read(facial);
	const concerns = project.read("content/concerns.json");
	const twice = '[{"slug": "acne", "slug": "redness"}]';
	project.write(
		facial,
		JSON.stringify(Object.fromEntries(Object.entries(value as object).reverse())),
	);
	project.write("content/concerns.json", twice);
	expect(run("--fix")).toMatchObject({ status: 1, stderr: `${facial}: laid out.\n` });
	expect(project.read(facial)).toEqual(value);
	expect(readFileSync(join(project.root, "content/concerns.json"), "utf8")).toBe(twice);
	project.write("content/concerns.json", concerns);
	expect(run()).toMatchObject({
		status: 0,
		stdout: expect.stringMatching(/^content\/: \d+ entries, no problems\.\n$/),
	});
});
