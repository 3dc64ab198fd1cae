import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import type { Finding } from "../problem";

const catalog = "content/media/catalog.json";
const describeIt = "Describe it in a sentence's length to someone on the phone: what's there, where, in what light.";

/** Renames cups.jpg everywhere. */
const rename =
	(to: string) =>
	({ read, write, remove }: Fixture): void => {
		for (const file of ["content/pages/home.json", "content/services/facial.json", "content/services/needling.json", "content/services/peptides.json", catalog])
			write(file, JSON.parse(JSON.stringify(read(file)).replaceAll("cups.jpg", to)));
		write(`content/media/${to}`, "");
		remove("content/media/cups.jpg");
	};
const problemsOfName = (to: string) => problemsAfter(rename(to)).filter(({ file }) => file === catalog);

describe("a file name that says nothing:", () => {
	test.each([
		"img-1234.jpg",
		"dsc0001.jpg",
		"pxl-20260501-101533.jpg",
		"image1.jpg",
		"photo.jpg",
		"20260501-101533.jpg",
		"screenshot-2026-05-01-at-10-15-33.jpg",
		"whatsapp-image-2026-05-01.jpg",
		"untitled-1-final-copy.jpg",
		"3f2b8c1d-77a0-4e1b.jpg",
		"pexels-photo-1640777.jpg",
	])("%s", (name) => {
		expect(problemsOfName(name)).toEqual([
			{
				file: catalog,
				path: expect.stringMatching(/^\[\d\]\.file$/),
				found: `"${name}"`,
				expected: "a name that says what the picture shows, such as detail-tea.jpg",
				remedy: "Rename the file, and change its name in the catalog and wherever it's used.",
			},
		]);
	});

	test.each(["laser-2.jpg", "photo-wall.jpg", "new-entrance.jpg", "portrait-ground-1.jpg", "facade.jpg", "service-glp-1.jpg", "test-tubes.jpg"])(
		"%s says something",
		(name) => {
			expect(problemsOfName(name)).toEqual([]);
		},
	);
});

describe("an alt text:", () => {
	const fileName = (found: string): Finding => ({ found: `"${found}"`, expected: "what the picture shows, not its file name", remedy: describeIt });
	const introduced = (found: string): Finding => ({
		found: `"${found}"`,
		expected: 'what the picture shows, without "picture of" before it',
		remedy: "Begin with the thing itself: screen readers say that it's a picture.",
	});
	const cases: readonly (readonly [name: string, change: (fixture: Fixture) => void, finding: Finding])[] = [
		["holds the file name", ({ set }) => set(catalog, [1, "alt"], "cups.jpg, beside a window"), fileName("cups.jpg, beside a window")],
		["begins with “picture of”", ({ set }) => set(catalog, [1, "alt"], "Picture of two cups by a window"), introduced("Picture of two cups by a window")],
		["begins with “an image showing”", ({ set }) => set(catalog, [1, "alt"], "An image showing two cups"), introduced("An image showing two cups")],
		["begins with “photo:”", ({ set }) => set(catalog, [1, "alt"], "Photo: two cups by a window"), introduced("Photo: two cups by a window")],
		[
			"only says the subject",
			({ set }) => {
				set(catalog, [1, "subject"], "detail: cups of tea by the window");
				set(catalog, [1, "alt"], "Cups of tea, by the window");
			},
			{ found: '"Cups of tea, by the window"', expected: "more than the subject", remedy: describeIt },
		],
		[
			"repeats one word",
			({ set }) => set(catalog, [1, "alt"], "teacups teacups teacups"),
			{ found: '"teacups teacups teacups"', expected: "a description of three different words or more", remedy: describeIt },
		],
		[
			"ends with a period",
			({ set }) => set(catalog, [1, "alt"], "Two cups on a stone ledge."),
			{ found: '"Two cups on a stone ledge."', expected: "no period at the end, like the other alt texts", remedy: "Remove the period." },
		],
		[
			"is another picture's, apart from signs",
			({ set }) => {
				set(catalog, [0, "alt"], "Two cups, on a stone ledge");
				set(catalog, [1, "alt"], "Two cups on a stone ledge");
			},
			{
				found: '"Two cups on a stone ledge"',
				expected: "an alt text that no other picture has",
				remedy: "cream.jpg has it already. Say what's different in this picture.",
			},
		],
	];
	test.each(cases)("%s", (_name, change, finding) => {
		expect(problemsAfter(change)).toEqual([{ file: catalog, path: "[1].alt", ...finding }]);
	});

	test("is the file name in words", () => {
		const alt = "Two cups at the window";
		const problems = problemsAfter((fixture) => {
			rename("two-cups-at-the-window.jpg")(fixture);
			const index = (fixture.read(catalog) as { file: string }[]).findIndex(({ file }) => file === "two-cups-at-the-window.jpg");
			fixture.set(catalog, [index, "alt"], alt);
		});
		expect(problems.filter(({ file }) => file === catalog)).toEqual([{ file: catalog, path: expect.stringMatching(/^\[\d\]\.alt$/), ...fileName(alt) }]);
	});

	test.each([
		["of several sentences", "Two cups on a ledge. Steam rises from one of them."],
		["of a picture on a wall", "Framed picture of a bison above a sofa"],
		["with an abbreviation's dots", "Two cups on a ledge at 9 a.m. in window light"],
		["with the subject's words among others", "Tea in two cups on a stone ledge"],
	])("%s is right", (_name, alt) => {
		expect(problemsAfter(({ set }) => set(catalog, [1, "alt"], alt))).toEqual([]);
	});
});
