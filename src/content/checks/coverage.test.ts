import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import { aConcern, sampleEntry } from "../../../tests/support/sample-content";

const unnamed = (file: string, path: string, slug: string, field: string, effect: string) => ({
	file,
	path,
	found: `"${slug}"`,
	expected: "one that a service names",
	remedy: `Add ${slug} to ${field} of a file of content/services, or remove this entry: ${effect}`,
});
const category = (found: string) => ({
	file: "content/categories.json",
	path: "[1].href",
	found: `"${found}"`,
	expected: '"/services?category=Light%20%26%20Warmth", from the title',
	remedy: "Write /services?category=Light%20%26%20Warmth.",
});
const setHref =
	(href: string) =>
	({ set }: Fixture) =>
		set("content/categories.json", [1, "href"], href);

makes([
	["a category's address leads to another part of the list", setHref("/services?category=Faces"), category("/services?category=Faces")],
	["a category's address has its & as it is", setHref("/services?category=Light%20&%20Warmth"), category("/services?category=Light%20&%20Warmth")],
	["a category leads elsewhere", setHref("/lasers"), category("/lasers")],
	[
		"a concern that no treatment is for",
		({ set }) => {
			const { map } = sampleEntry("finder");
			set("content/concerns.json", [3], aConcern({ slug: "freckles", title: "Freckles" }));
			set("content/finder.json", ["map"], [...map, { concern: "freckles", view: "face", x: 10, y: 10 }]);
		},
		unnamed("content/concerns.json", "[3].slug", "freckles", "concerns", "visitors who choose it would find nothing."),
	],
	[
		"a reason that rules nothing out",
		({ set }) => set("content/exclusions.json", [2], { slug: "cold", label: "You have a cold", reason: "a cold", words: ["feverish"] }),
		unnamed("content/exclusions.json", "[2].slug", "cold", "exclusions", "visitors would answer a question that changes nothing."),
	],
]);

test("a category without a treatment", () => {
	const change = ({ set }: Fixture) => {
		set("content/categories.json", [2], {
			...sampleEntry("categories"),
			id: 3,
			slug: "hands",
			title: "Hands",
			href: "/services?category=Hands",
			intro: "What hands need most is shade, and a cream that they get each evening.",
		});
	};
	expect(problemsAfter(change)).toContainEqual(
		unnamed("content/categories.json", "[2].slug", "hands", "category", "visitors would see a category without treatments."),
	);
});
