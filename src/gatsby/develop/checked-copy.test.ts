import { existsSync, rmSync, utimesSync } from "node:fs";
import { withFolder } from "../../../tests/support/folder";
import { updateCheckedCopy } from "./checked-copy";

const { at, read, write } = withFolder();
const copy = (file: string): string => `.cache/checked/${file}`;

test("the copy follows what changes, pictures first, and that alone", () => {
	write("content/site.json", "{}");
	write("content/media/catalog.json", "[]");
	write("content/media/oak.jpg", "oak");
	expect(updateCheckedCopy(at()).saved).toEqual([
		"content/media/oak.jpg",
		"content/media/catalog.json",
		"content/site.json",
	]);
	utimesSync(at("content/site.json"), new Date(), new Date("2026-01-02"));
	expect(updateCheckedCopy(at())).toEqual({ saved: [], removed: [] });
	write("content/site.json", "{ }");
	rmSync(at("content/media/oak.jpg"));
	expect(updateCheckedCopy(at())).toEqual({
		saved: ["content/site.json"],
		removed: ["content/media/oak.jpg"],
	});
	expect(read(copy("content/site.json"))).toBe("{ }");
	expect(existsSync(at(copy("content/media/oak.jpg")))).toBe(false);
});
