import { createFileVersions } from "./file-versions";

const file = "content/services/facial.json";

test("a file has changed if it's neither as loaded nor as saved last", () => {
	const versions = createFileVersions();
	versions.loaded.set(file, "105");
	expect(versions.listChanged({ [file]: "105", "content/site.json": "never loaded" })).toEqual([]);
	expect(versions.listChanged({ [file]: "999" })).toEqual([file]);
	// The save begins, arrives, and is undone outside.
	versions.written.set(file, "110");
	expect(["105", "110", "105"].map((text) => versions.hasChanged(file, text))).toEqual([
		false,
		false,
		true,
	]);
	expect([
		versions.hasChanged(file, undefined),
		versions.hasChanged("new.json", undefined),
	]).toEqual([true, false]);
});
