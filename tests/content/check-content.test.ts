/** `npm run check:content` as an editor runs it, on the sample content. */
import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../support/content-fixture";

const run = ({ root }: Fixture, ...args: string[]) => {
	const script = join(process.cwd(), ".scripts/check-content.ts");
	const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, ...args], { cwd: root, encoding: "utf8" });
	return { status, stdout, stderr };
};

const facial = "content/services/facial.json";
const laser = "content/services/laser.json";

const project = (): Fixture => {
	const fixture = sampleProject();
	symlinkSync(join(process.cwd(), "node_modules"), join(fixture.root, "node_modules"));
	return fixture;
};

test("problems: one line each with three columns, in the order of files and lines, then the count, and exit code 1", () => {
	const fixture = project();
	fixture.write("content/concerns.json", JSON.stringify(fixture.read("content/concerns.json")));
	fixture.set(laser, ["category"], 7);
	fixture.set(facial, ["prices", 0, "amount"], "179");
	fixture.set(facial, ["title"], undefined);
	const { status, stdout } = run(fixture);
	expect(stdout.trimEnd().split("\n")).toEqual([
		"content/concerns.json:1:1  (whole file)  Fields are in another order, or there are other spaces and line breaks. Run: npm run check:content -- --fix",
		`${facial}:1:1  title  The field "title" is missing. Add it: a text in quotation marks.`,
		expect.stringMatching(/^content\/services\/facial\.json:\d+:4 {2}prices\[0\]\.amount {2}Found "179"; expected a number without quotation marks/),
		expect.stringMatching(/^content\/services\/laser\.json:\d+:2 {2}category {2}Found 7; expected a text in quotation marks\./),
		"",
		"4 problems in 3 files",
	]);
	expect(status).toBe(1);
});

test("a mistake in the JSON is shown with its line and a caret", () => {
	const fixture = project();
	fixture.write("content/faqs.json", '[\n\t{\n\t\t"topic": "visit"\n\t\t"question": "Where do I park?",\n\t\t"answer": 7\n\t}\n]\n');
	const { stdout } = run(fixture, "faqs");
	expect(stdout.split("\n").slice(0, 3)).toEqual([
		expect.stringMatching(/^content\/faqs\.json:3:19 {2}\(whole file\) {2}A comma is missing/),
		'    "topic": "visit"',
		"                    ^",
	]);
});

test("--json prints the same problems for other programs, and a part of a path shows what's in those files", () => {
	const fixture = project();
	fixture.set(facial, ["title"], undefined);
	fixture.set(laser, ["title"], undefined);
	const { status, stdout } = run(fixture, "--json", "facial");
	expect(JSON.parse(stdout)).toEqual({
		count: 1,
		problems: [{ file: facial, path: "title", line: 1, column: 1, message: 'The field "title" is missing. Add it: a text in quotation marks.' }],
	});
	expect(status).toBe(1);
});

test("--fix puts fields in order and lays files out, and changes no value; it leaves a file alone that it would lose something of", () => {
	const fixture = project();
	const value = fixture.read(facial);
	const concerns = fixture.read("content/concerns.json");
	const twice = '[{"slug": "acne", "slug": "redness"}]';
	fixture.write(facial, JSON.stringify(Object.fromEntries(Object.entries(value as object).reverse())));
	fixture.write("content/concerns.json", twice);
	expect(run(fixture, "--fix")).toMatchObject({ status: 1, stderr: `${facial}: laid out.\n` });
	expect(fixture.read(facial)).toEqual(value);
	expect(readFileSync(join(fixture.root, facial), "utf8")).toMatch(/^\{\n\t"id": /);
	expect(readFileSync(join(fixture.root, "content/concerns.json"), "utf8")).toBe(twice);

	fixture.write("content/concerns.json", concerns);
	expect(run(fixture)).toEqual({ status: 0, stderr: "", stdout: expect.stringMatching(/^content\/: \d+ entries, no problems\.\n$/) });
});

test("an unknown option is answered with the usage, and exit code 2", () => {
	const { status, stderr } = run(project(), "--fixx");
	expect(stderr).toContain("Usage: npm run check:content -- [--json] [--fix] [part of a path]");
	expect(status).toBe(2);
});
