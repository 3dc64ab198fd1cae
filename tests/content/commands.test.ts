import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Fixture, sampleProject } from "../support/content-fixture";

let project: Fixture;
const run = (script: string, ...args: string[]) =>
	spawnSync(
		process.execPath,
		[resolve("node_modules/tsx/dist/cli.mjs"), resolve(`.scripts/${script}.ts`), ...args],
		{
			cwd: project.root,
			env: { PATH: process.env.PATH, NODE_ENV: "test" },
			encoding: "utf8",
		},
	);
beforeEach(() => {
	project = sampleProject();
});

test("new copies and checks an entry, and refreshes the editor's help", () => {
	const { status, stdout, stderr } = run("new", "service", "Quartz", "needling", "--like", "laser");
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(
		/^content\/services\/quartz-needling\.json: a copy of “Laser”, .*[\s\S]*\ncontent\/services\/quartz-needling\.json:\d+:\d+ {2}/,
	);
	expect(existsSync(join(project.root, ".vscode/schemas/services.json"))).toBe(true);
});

test("check:launch lists what's left, and prints no password", () => {
	const settings = [
		"SITE_URL=https://www.elmspa.com",
		"SMTP_URL=smtps://desk:secret@mail.elmspa.com:465",
		"SMTP_TO=desk@elmspa.test",
		`OUTBOX_DIR=${tmpdir()}`,
	];
	writeFileSync(join(project.root, "elm.env"), settings.join("\n"));
	writeFileSync(join(project.root, "LICENSE"), "Copyright 2026 [owner]");
	const { status, stdout } = run("check-launch", "--env", "elm.env");
	expect(status).toBe(1);
	expect(stdout).toMatch(
		/^Settings: those of elm\.env\.\n\nTo do before the launch:\n- [\s\S]*\n- Sample reviews \(content\/reviews\.json:\d+ \[0\]\)\. /,
	);
	expect(stdout).toMatch(
		/\n- SMTP_TO is desk@elmspa\.test, which nobody can have\. .*\n- LINK_SECRET isn't set\. /,
	);
	expect(stdout).toContain("\n- The license doesn't name the owner yet (LICENSE:1). Replace ");
	expect(stdout).not.toMatch(/secret@|SITE_URL is|OUTBOX/);
});
