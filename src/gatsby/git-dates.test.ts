import { execFileSync } from "node:child_process";
import { withFolder } from "../../tests/support/folder";
import { readCommitDates } from "./git-dates";

const folder = withFolder();
let root: string;
const git = (date: string, ...words: string[]) =>
	execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@spa.example", "-c", "commit.gpgSign=false", ...words], {
		cwd: root,
		env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: "2020-01-01T00:00:00Z" },
		stdio: "pipe",
	});
const write = (file: string, text: string) => folder.write(`site/${file}`, text);
const commit = (date: string, files: Readonly<Record<string, string>>) => {
	for (const [file, text] of Object.entries(files)) write(file, text);
	git(date, "add", ".");
	git(date, "commit", "--quiet", "--message", "A change");
};

beforeEach(() => {
	write("readme.md", "");
	root = folder.at("site");
});

test("a file has the date of the last commit that changed it", () => {
	git("", "init", "--quiet");
	commit("2026-02-03T09:00:00-06:00", { "content/a.json": "1", "content/team/b.json": "1", "src/c.ts": "1" });
	commit("2026-03-04T09:00:00-06:00", { "content/a.json": "2" });
	commit("2026-05-06T09:00:00-05:00", { "src/c.ts": "2" });
	write("content/a.json", "3");
	write("content/new.json", "1");
	expect(Object.fromEntries(readCommitDates(root, "content"))).toEqual({
		"content/a.json": "2026-03-04T15:00:00.000Z",
		"content/team/b.json": "2026-02-03T15:00:00.000Z",
	});
});

test("paths are from the project's root, also if the repository begins above it", () => {
	git("", "init", "--quiet", folder.at());
	commit("2026-02-03T09:00:00Z", { "content/a.json": "1" });
	expect([...readCommitDates(root, "content").keys()]).toEqual(["content/a.json"]);
});

test("a shallow clone says nothing", () => {
	git("", "init", "--quiet");
	commit("2026-02-03T09:00:00Z", { "content/a.json": "1" });
	commit("2026-03-04T09:00:00Z", { "content/b.json": "1" });
	const clone = folder.at("clone");
	git("", "clone", "--quiet", "--depth=1", `file://${root}`, clone);
	expect(readCommitDates(clone, "content").size).toBe(0);
	expect(readCommitDates(root, "content").size).toBe(2);
});

test("a folder without a repository says nothing", () => {
	write("content/a.json", "1");
	expect(readCommitDates(root, "content").size).toBe(0);
});
