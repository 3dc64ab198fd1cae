import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAll } from "../../src/content/checks/all";
import { createEntry } from "../../src/content/new/create";
import type { KindName } from "../../src/content/new/kinds";

const root = mkdtempSync(join(tmpdir(), "new-"));
beforeAll(() => {
	cpSync("content", join(root, "content"), { recursive: true });
	symlinkSync(join(process.cwd(), "static"), join(root, "static"));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each<[KindName, string]>([
	["service", "Quartz needling"],
	["service", "Quartz scalp care"],
	["person", "Quincy Quartz"],
	["review", "Quincy Q."],
	["special", "Quartz week"],
	["resource", "Quartz and skin"],
	["career", "Quartz Specialist"],
	["product", "Quartz Cream"],
	["campaign", "Quartz evening"],
])("with the site's own content, the draft of a %s, “%s”, passes the checks", async (kind, title) => {
	const { written, next } = await createEntry(root, kind, title);
	expect(written.length).toBeGreaterThan(0);
	expect(next.length).toBeGreaterThan(2);
	expect((await checkAll(root)).problems).toEqual([]);
});

test("the command prints what it wrote and what comes next, refreshes the editor's help, and exits 1 if it refuses", () => {
	const run = (...args: string[]) =>
		spawnSync(process.execPath, [join(process.cwd(), "node_modules/tsx/dist/cli.mjs"), join(process.cwd(), ".scripts/new.ts"), ...args], {
			cwd: root,
			encoding: "utf8",
			env: { ...process.env, FORCE_COLOR: "0" },
		});
	const created = run("career", "Quartz Polisher");
	expect(created).toMatchObject({ status: 0, stderr: "" });
	expect(created.stdout).toBe(
		`Written:
  content/careers/quartz-polisher.json  the career “Quartz Polisher”

Next:
  1. Replace the texts. They’re a draft that would suit many jobs.
  2. Correct the hours and the pay. Search engines show them, too.
  3. Correct the license that it needs. Then remove “sample”.
  4. Run npm run check:content.
`,
	);
	expect(existsSync(join(root, ".vscode/schemas/careers.json"))).toBe(true);
	expect(run("career", "Quartz Polisher")).toMatchObject({
		status: 1,
		stdout: "",
		stderr: "The slug “quartz-polisher” is taken: it’s in content/careers/quartz-polisher.json. Edit that entry, or choose another title.\n",
	});
});
