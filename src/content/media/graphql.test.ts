import { findDuplicates } from "./graphql";

test("finds files with the same bytes, but not the file itself", () => {
	const files = [
		{ name: "a.jpg", digest: "1" },
		{ name: "b.jpg", digest: "2" },
		{ name: "copy-of-a.jpg", digest: "1" },
	];
	expect(findDuplicates("a.jpg", files)).toEqual(["copy-of-a.jpg"]);
	expect(findDuplicates("b.jpg", files)).toEqual([]);
	expect(findDuplicates("missing.jpg", files)).toEqual([]);
});
