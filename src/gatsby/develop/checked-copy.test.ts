import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentRoot, updateCheckedCopy } from "./checked-copy";

const root = mkdtempSync(join(tmpdir(), "checked-"));
const write = (file: string, text: string): void => {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
};
const copy = (file: string): string => join(root, ".cache/checked", file);
beforeAll(() => {
	write("content/site.json", "{}");
	write("content/media/oak.jpg", "oak");
	updateCheckedCopy(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test("the copy has every file; Gatsby reads it only while developing", () => {
	expect(readFileSync(copy("content/media/oak.jpg"), "utf8")).toBe("oak");
	expect(contentRoot(root)).toBe(root);
	process.env.NODE_ENV = "development";
	expect(contentRoot(root)).toBe(join(root, ".cache/checked"));
	process.env.NODE_ENV = "test";
});

test("nothing is written if nothing has changed, also if a file was saved as it was", () => {
	expect(updateCheckedCopy(root)).toEqual({ saved: [], removed: [] });
	utimesSync(join(root, "content/site.json"), new Date(), new Date("2026-01-02"));
	expect(updateCheckedCopy(root)).toEqual({ saved: [], removed: [] });
});

test("it gets changed and new files, loses removed ones, and names them", () => {
	write("content/site.json", "{ }");
	write("content/team/ann.json", "{}");
	rmSync(join(root, "content/media/oak.jpg"));
	const { saved, removed } = updateCheckedCopy(root);
	expect([...saved].sort()).toEqual(["content/site.json", "content/team/ann.json"]);
	expect(removed).toEqual(["content/media/oak.jpg"]);
	expect(readFileSync(copy("content/site.json"), "utf8")).toBe("{ }");
	expect(existsSync(copy("content/team/ann.json"))).toBe(true);
	expect(existsSync(copy("content/media/oak.jpg"))).toBe(false);
});

test("a new picture is there before the entry that names it", () => {
	write("content/media/catalog.json", "[]");
	write("content/media/elm.jpg", "elm");
	expect(updateCheckedCopy(root).saved).toEqual(["content/media/elm.jpg", "content/media/catalog.json"]);
});
