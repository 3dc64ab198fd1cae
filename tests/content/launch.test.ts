/** `npm run check:launch` as it's run, on the sample content. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadContent } from "../../src/content/load";
import { type Fixture, sampleProject } from "../support/content-fixture";

const program = resolve(".scripts/check-launch.ts");
const tsx = resolve("node_modules/tsx/dist/cli.mjs");
/** No settings of the machine that runs the test. */
const noSettings = { PATH: process.env.PATH, NODE_ENV: "test" } as const;
const check = ({ root }: Fixture, ...options: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, program, ...options], { cwd: root, env: noSettings, encoding: "utf8" });
	return { status, stdout, stderr };
};

let project: Fixture;
beforeAll(() => {
	project = sampleProject();
	const elsewhere = sampleProject().root;
	const settings = {
		SITE_URL: "https://www.elmspa.com",
		SMTP_URL: "smtps://desk:secret@mail.elmspa.com:465",
		SMTP_TO: "desk@elmspa.com",
		OUTBOX_DIR: elsewhere,
		LINK_SECRET: "0123456789abcdef0123456789abcdef",
		TRUST_PROXY: "1",
	};
	writeFileSync(
		join(project.root, "elm.env"),
		Object.entries(settings)
			.map((setting) => `${setting.join("=")}\n`)
			.join(""),
	);
	mkdirSync(join(project.root, "machine"));
	writeFileSync(join(project.root, "machine/hsts.conf"), 'map "" $hsts_max_age {\n\tdefault 604800;\n}\n');
});

test("says which settings it reads and what's left, in lines that fit a terminal, and exits 1", () => {
	const { status, stdout } = check(project);
	expect(status).toBe(1);
	expect(stdout).toMatch(/^Settings: those of this shell\.\nFor the server's, name the file: npm run check:launch -- --env FILE\n\nTo do before the launch\n/);
	expect(stdout).toContain("\nReviews\n  found  1 review invented as a sample\n");
	expect(stdout).toContain("\nMail (SMTP_URL, SMTP_TO)\n  found  not set\n");
	expect(stdout).toMatch(/\n\d+ to do, \d+ to look at, \d+ done\.\n$/);
	expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
});

test("--env reads the settings of a file, --machine the step of HSTS, and no password is printed", () => {
	const { stdout } = check(project, "--env", "elm.env", "--machine", "machine");
	expect(stdout).toMatch(/^Settings: those of elm\.env\.\n/);
	expect(stdout).toContain("  Mail (SMTP_URL, SMTP_TO): Mail goes to desk@elmspa.com. Whether the mail");
	expect(stdout).toContain("  Links in mails (LINK_SECRET): It's set.");
	expect(stdout).toContain("HSTS\n  found  604800 seconds (machine/hsts.conf)\n");
	expect(stdout).not.toMatch(/secret@|0123456789abcdef/);
});

test("--json has the same for programs", () => {
	const { status, stdout } = check(project, "--json");
	const { open, look, done, duties } = JSON.parse(stdout);
	expect(status).toBe(1);
	expect(open + look + done).toBe(duties.length);
	expect(duties[0]).toMatchObject({ kind: "Reviews", state: "open", places: [{ file: "content/reviews.json", line: 2, path: "[0]" }] });
});

test("an unknown option and a missing file exit 2, with the usage", () => {
	for (const options of [["--all"], ["--env", "missing.env"]]) {
		const { status, stderr } = check(project, ...options);
		expect(status).toBe(2);
		expect(stderr).toContain("Usage: npm run check:launch -- [--json] [--env FILE] [--machine FOLDER]");
	}
});

test("once nothing is left, exits 0", () => {
	const ready = sampleProject();
	const launch = (value: unknown): unknown =>
		JSON.parse(JSON.stringify(value, (key, each) => (key === "sample" ? undefined : each)).replaceAll(/\.example\b/g, ".com"));
	for (const { file } of loadContent(ready.root).files) ready.write(file, launch(ready.read(file)));
	ready.set("content/site.json", ["phone"], { display: "(405) 321-4567", e164: "+14053214567" });
	const { status, stdout } = check(ready, "--json", "--env", join(project.root, "elm.env"));
	expect(JSON.parse(stdout).duties.filter(({ state }: { state: string }) => state === "open")).toEqual([]);
	expect(status).toBe(0);
});
