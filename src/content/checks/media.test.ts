import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";
const catalog = "content/media/catalog.json";

describe("a picture", () => {
	const unlisted = (file: string, path: string): Problem => ({
		file,
		path,
		found: '"gone.jpg"',
		expected: "a picture listed in content/media/catalog.json",
		remedy: "Put the file into content/media and add it to the catalog, with alt text; or correct the name.",
	});
	makes([
		["of a service is not in the catalog", ({ set }) => set(facial, ["image"], "gone.jpg"), unlisted(facial, "image")],
		["of a gallery is not in the catalog", ({ set }) => set(facial, ["galleryImages", 1], "gone.jpg"), unlisted(facial, "galleryImages[1]")],
		[
			"of a page's block is not in the catalog",
			({ set }) => set("content/pages/home.json", ["blocks", 1, "image"], "gone.jpg"),
			unlisted("content/pages/home.json", "blocks[1].image"),
		],
		[
			"of an entry of a list is not in the catalog",
			({ set }) => set("content/categories.json", [1, "image"], "gone.jpg"),
			unlisted("content/categories.json", "[1].image"),
		],
		[
			"is in the catalog, but its file is not there",
			({ remove }) => remove("content/media/window.jpg"),
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d+\]\.file$/),
				found: '"window.jpg"',
				expected: "a file in content/media",
				remedy: "Add the file, or remove the entry.",
			},
		],
		[
			"shows a client without a consent",
			({ set }) => set(catalog, [1, "client"], true),
			{
				file: catalog,
				path: "[1].consent",
				found: "nothing",
				expected: "the reference of the client's written consent",
				remedy: "Add the reference, or remove the picture.",
			},
		],
		[
			"is heavier than 600 kB",
			({ write }) => write("content/media/window.jpg", "x".repeat(600_001)),
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d+\]\.file$/),
				found: "window.jpg, 601 kB",
				expected: "600 kB or less, 2400 px wide at most",
				remedy: "Scale it down and save it as a JPEG of quality 80. The build makes smaller versions from it.",
			},
		],
	]);

	test("of a client with a consent is right", () => {
		const change = ({ set }: Fixture) => {
			set(catalog, [1, "client"], true);
			set(catalog, [1, "consent"], "C-2026-014");
		};
		expect(problemsAfter(change)).toEqual([]);
	});

	test("of exactly 600 kB is right", () => {
		expect(problemsAfter(({ write }) => write("content/media/window.jpg", "x".repeat(600_000)))).toEqual([]);
	});
});
