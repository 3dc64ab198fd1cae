import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { aService, sampleContent, sampleEntry } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";
const home = "content/pages/home.json";
const catalog = "content/media/catalog.json";

describe("a picture", () => {
	const unlisted = (file: string, path: string): Problem => ({
		file,
		path,
		found: '"gone.jpg"',
		expected: "a picture listed in content/media/catalog.json",
		remedy: "Put the file into content/media and add it to the catalog, with alt text; or correct the name.",
	});
	const cases: readonly (readonly [name: string, change: (fixture: Fixture) => void, problem: Problem])[] = [
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
				remedy: "Copy the picture into content/media under this name, or remove the entry.",
			},
		],
		[
			"is heavier than 600 kB",
			({ write }) => write("content/media/window.jpg", "x".repeat(600_001)),
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d+\]\.file$/),
				found: "window.jpg, 601 kB",
				expected: "600 kB or less",
				remedy: "Open it in Preview or Paint, make it 2400 px wide or less, and save it as JPEG with a quality of about 80%.",
			},
		],
		[
			"is in the folder, but not in the catalog",
			({ write }) => write("content/media/stray.png", ""),
			{
				file: "content/media/stray.png",
				path: "",
				found: "a picture that isn't in the catalog",
				expected: "each picture in content/media/catalog.json",
				remedy: "Add an entry with its file, alt and subject to the catalog, or delete the file.",
			},
		],
	];
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toEqual([problem]);
	});

	test("of exactly 600 kB is right", () => {
		expect(problemsAfter(({ write }) => write("content/media/window.jpg", "x".repeat(600_000)))).toEqual([]);
	});
});

describe("a picture that one page shows twice:", () => {
	const again = (file: string, path: string, found: string, first: string): Problem => ({
		file,
		path,
		found: `"${found}"`,
		expected: "a picture that this page shows once",
		remedy: `It’s in ${first} already: choose another picture for one of the two places.`,
	});
	const cases: readonly (readonly [name: string, change: (fixture: Fixture) => void, problem: Problem])[] = [
		[
			"a service's own in its gallery",
			({ set }) => set(facial, ["galleryImages"], ["cups.jpg", "facial.jpg"]),
			again(facial, "galleryImages[1]", "facial.jpg", "image"),
		],
		[
			"two of a gallery",
			({ set }) => set(facial, ["galleryImages"], ["cups.jpg", "window.jpg", "cups.jpg"]),
			again(facial, "galleryImages[2]", "cups.jpg", "galleryImages[0]"),
		],
		["a page's own in a block", ({ set }) => set(home, ["blocks", 1, "image"], "window.jpg"), again(home, "blocks[1].image", "window.jpg", "image")],
	];
	test.each(cases)("%s", (_name, change, problem) => {
		expect(problemsAfter(change)).toEqual([problem]);
	});

	test("two pages may share one", () => {
		expect(problemsAfter(({ set }) => set(home, ["blocks", 1, "image"], "laser.jpg"))).toEqual([]);
	});
});

describe("a picture of a room", () => {
	const [needling] = sampleContent.services.filter(({ slug }) => slug === "needling");
	/** Gives the picture a subject, and adds services until `count` galleries have it. */
	const inGalleries =
		(count: number, subject: string) =>
		({ set, write }: Fixture) => {
			const index = sampleContent.media.findIndex(({ file }) => file === "cups.jpg");
			set("content/media/catalog.json", [index, "subject"], subject);
			const slugs = Array.from({ length: count - sampleContent.services.length }, (_, added) => `visit-${added + 1}`);
			for (const slug of slugs) write(`content/services/${slug}.json`, aService({ ...sampleEntry("services"), ...needling, slug, title: slug }));
		};
	const problemsOfPictures = (change: (fixture: Fixture) => void): Problem[] => problemsAfter(change).filter(({ path }) => path.startsWith("galleryImages"));

	test.each(["interior", "exterior"])("(%s) is in four galleries at most", (subject) => {
		expect(problemsOfPictures(inGalleries(5, subject))).toEqual([
			{
				file: "content/services/visit-1.json",
				path: "galleryImages[0]",
				found: '"cups.jpg"',
				expected: "a picture of a room in 4 galleries at most",
				remedy: "Choose a detail or a still life. facial, laser, needling, peptides have it already.",
			},
		]);
	});

	test("may be in four", () => {
		expect(problemsOfPictures(inGalleries(4, "interior"))).toEqual([]);
	});

	test("any other picture may be in more", () => {
		expect(problemsOfPictures(inGalleries(6, "Tea"))).toEqual([]);
	});
});

test("the ground of initials isn't a treatment's picture", () => {
	const after = (subject: string, file: string) =>
		problemsAfter(({ set }) => {
			const index = sampleContent.media.findIndex((entry) => entry.file === "facial.jpg");
			set(catalog, [index, "subject"], subject);
			set(facial, ["image"], file);
		}).filter(({ file: at, path }) => at === facial && path === "image");
	expect(after("portrait ground, sand", "facial.jpg")).toEqual([
		{
			file: facial,
			path: "image",
			found: '"facial.jpg"',
			expected: "a picture that shows something: this one is the ground of a person's initials",
			remedy: "Choose another picture.",
		},
	]);
	expect(after("portrait", "facial.jpg")).toEqual([]);
});
