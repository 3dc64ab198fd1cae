import { createFileVersions } from "./file-versions";

const file = "content/services/facial.json";

test("a file has changed if it's neither as it was loaded nor as this page saved it last", () => {
	const versions = createFileVersions();
	versions.loaded.set(file, "105");
	expect(versions.listChanged({ [file]: "105", "content/site.json": "never loaded" })).toEqual([]);
	expect(versions.listChanged({ [file]: "999" })).toEqual([file]);
	// The save begins, arrives, and is undone outside.
	versions.written.set(file, "110");
	expect([versions.hasChanged(file, "105"), versions.hasChanged(file, "110")]).toEqual([false, false]);
	expect(versions.hasChanged(file, "105")).toBe(true);
});

test("a new file that's there already, and one that's gone, have changed; a deletion alone isn't worth a word", () => {
	const versions = createFileVersions();
	expect([versions.hasChanged(file, undefined), versions.hasChanged(file, "105")]).toEqual([false, true]);
	versions.loaded.set(file, "105");
	expect(versions.hasChanged(file, undefined)).toBe(true);
	expect(versions.listChanged({})).toEqual([]);
});
