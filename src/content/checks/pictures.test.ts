import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { aService, sampleContent, sampleEntry } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";
const home = "content/pages/home.json";

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
