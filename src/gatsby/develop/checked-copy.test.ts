import { existsSync, rmSync, utimesSync } from "node:fs";
import { withFolder } from "../../../tests/support/folder";
import { contentRoot, updateCheckedCopy } from "./checked-copy";

const { at, read, write } = withFolder();
const copy = (file: string): string => `.cache/checked/${file}`;
beforeEach(() => {
	write("content/site.json", "{}");
	write("content/media/oak.jpg", "oak");
	updateCheckedCopy(at());
});

test("the copy has every file; Gatsby reads it only while developing", () => {
	expect(read(copy("content/media/oak.jpg"))).toBe("oak");
	expect(contentRoot(at())).toBe(at());
	process.env.NODE_ENV = "development";
	expect(contentRoot(at())).toBe(at(".cache/checked"));
	process.env.NODE_ENV = "test";
});

test("nothing is written if nothing has changed, also if a file was saved as it was", () => {
	expect(updateCheckedCopy(at())).toEqual({ saved: [], removed: [] });
	utimesSync(at("content/site.json"), new Date(), new Date("2026-01-02"));
	expect(updateCheckedCopy(at())).toEqual({ saved: [], removed: [] });
});

test("it gets changed and new files, loses removed ones, and names them", () => {
	write("content/site.json", "{ }");
	write("content/team/ann.json", "{}");
	rmSync(at("content/media/oak.jpg"));
	const { saved, removed } = updateCheckedCopy(at());
	expect([...saved].sort()).toEqual(["content/site.json", "content/team/ann.json"]);
	expect(removed).toEqual(["content/media/oak.jpg"]);
	expect(read(copy("content/site.json"))).toBe("{ }");
	expect(existsSync(at(copy("content/team/ann.json")))).toBe(true);
	expect(existsSync(at(copy("content/media/oak.jpg")))).toBe(false);
});

test("a new picture is there before the entry that names it", () => {
	write("content/media/catalog.json", "[]");
	write("content/media/elm.jpg", "elm");
	expect(updateCheckedCopy(at()).saved).toEqual(["content/media/elm.jpg", "content/media/catalog.json"]);
});
