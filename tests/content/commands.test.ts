/** `npm run new` and `npm run check:launch` as they're run, on the sample content. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Fixture, sampleProject } from "../support/content-fixture";

const tsx = resolve("node_modules/tsx/dist/cli.mjs");
/** No settings of the machine that runs the test. */
const noSettings = { PATH: process.env.PATH, NODE_ENV: "test" } as const;
const run = ({ root }: Fixture, script: string, ...args: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, resolve(`.scripts/${script}.ts`), ...args], {
		cwd: root,
		env: noSettings,
		encoding: "utf8",
	});
	return { status, stdout, stderr };
};

let project: Fixture;
beforeEach(() => {
	project = sampleProject();
});

test("new copies an entry, says what the check finds in it, and refreshes the editor's help", () => {
	const { status, stdout, stderr } = run(project, "new", "service", "Quartz", "needling", "--like", "laser");
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(/^content\/services\/quartz-needling\.json: a copy of “Laser”, marked as a sample\./);
	expect(stdout).toMatch(/\ncontent\/services\/quartz-needling\.json:\d+:\d+ {2}/);
	expect(existsSync(join(project.root, ".vscode/schemas/services.json"))).toBe(true);
});

test("check:launch lists what's left in the settings of a file, prints no password, and exits 1", () => {
	const settings = [
		"SITE_URL=https://www.elmspa.com",
		"SMTP_URL=smtps://desk:secret@mail.elmspa.com:465",
		"SMTP_TO=desk@elmspa.test",
		`OUTBOX_DIR=${tmpdir()}`,
	];
	writeFileSync(join(project.root, "elm.env"), `${settings.join("\n")}\n`);
	const { status, stdout } = run(project, "check-launch", "--env", "elm.env");
	expect(status).toBe(1);
	expect(stdout).toMatch(/^Settings: those of elm\.env\.\n\nTo do before the launch:\n- /);
	expect(stdout).toMatch(/\n- Sample reviews \(content\/reviews\.json:\d+ \[0\]\)\. /);
	expect(stdout).toMatch(/\n- SMTP_TO is desk@elmspa\.test, which nobody can have\. .*\n- LINK_SECRET isn't set\. /);
	expect(stdout).toMatch(/\n\d+ to do, \d+ to look at\.\n$/);
	expect(stdout).not.toMatch(/secret@|SITE_URL is|OUTBOX/);
});

test("check:launch --json has the same for programs; a missing file exits 2, with the usage", () => {
	const { status, stdout } = run(project, "check-launch", "--json");
	expect(status).toBe(1);
	expect(JSON.parse(stdout).tasks).toContainEqual(
		expect.objectContaining({
			state: "open",
			what: "sample reviews",
			places: [{ file: "content/reviews.json", line: 2, path: "[0]" }],
		}),
	);
	const refused = run(project, "check-launch", "--env", "missing.env");
	expect(refused.status).toBe(2);
	expect(refused.stderr).toContain("Usage: npm run check:launch -- [--json] [--env FILE]");
});
