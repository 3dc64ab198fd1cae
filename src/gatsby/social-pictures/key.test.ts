import { layoutDigest, pictureKey } from "./key";

const page = { title: "IV Therapy", picture: { file: "/a.jpg", digest: "1" } };
const business = "Elm Place · Broken Arrow";
const key = pictureKey(page, business, "layout");

test("what looks the same has the same key, wherever the project is", () => {
	expect(pictureKey({ ...page, picture: { file: "/elsewhere/a.jpg", digest: "1" } }, business, "layout")).toBe(key);
});

test("a changed title, line, picture, business or layout has another key", () => {
	const others = [
		pictureKey({ ...page, title: "IV therapy" }, business, "layout"),
		pictureKey({ ...page, detail: "Nurse" }, business, "layout"),
		pictureKey({ ...page, monogram: "AL" }, business, "layout"),
		pictureKey({ ...page, picture: { file: "/a.jpg", digest: "2" } }, business, "layout"),
		pictureKey({ ...page, picture: { file: "/a.jpg", digest: "1", isPortrait: true } }, business, "layout"),
		pictureKey(page, "Elm Place · Tulsa", "layout"),
		pictureKey(page, business, "another"),
	];
	expect(new Set([key, ...others]).size).toBe(others.length + 1);
});

test("every file that the layout depends on exists", () => {
	expect(layoutDigest(process.cwd())).toMatch(/^[0-9a-f]{64}$/);
});
