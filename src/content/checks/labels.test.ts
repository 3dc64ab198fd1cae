import { problemsAfter } from "../../../tests/support/content-fixture";
import type { Path } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";

const navigation = "content/navigation.json";
const article = "content/resources/winter.json";
const { title } = sampleEntry("services");
const after = (file: string, path: Path, value: unknown) => problemsAfter(({ set }) => set(file, path, value));

test("a link of the menus that has a page's name leads to this page", () => {
	const [column] = sampleEntry("navigation").footer;
	const index = (column?.links ?? []).findIndex(({ label }) => label === "Privacy");
	expect(after(navigation, ["footer", 0, "links", index + 1], { label: title, href: "/about" })).toEqual([
		{
			file: navigation,
			path: `footer[0].links[${index + 1}].href`,
			found: '"/about"',
			expected: `"/services/facial", because the link says “${title}”`,
			remedy: "Write /services/facial, or say in the link where it leads.",
		},
	]);
});

const sentence = (link: string) => `Before a cold week, we like to plan a visit with ${link} and a rest of an hour.`;

test("a treatment's name in a text doesn't lead to another treatment", () => {
	expect(after(article, ["sections", 0, "paragraphs", 0], sentence(`[${title.toLowerCase()}](/services/laser)`))).toEqual([
		{
			file: article,
			path: "sections[0].paragraphs[0]",
			found: '"/services/laser"',
			expected: `"/services/facial", because the link says “${title.toLowerCase()}”`,
			remedy: "Write /services/facial, or say in the link where it leads.",
		},
	]);
});

test.each(["here", "click here", "Read more", "this page"])("“%s” says nothing about where a link leads", (words) => {
	expect(after(article, ["sections", 0, "paragraphs", 0], sentence(`[${words}](/services/laser)`))).toEqual([
		{
			file: article,
			path: "sections[0].paragraphs[0]",
			found: `the link “${words}”`,
			expected: "a link whose words say where it leads",
			remedy: "Put the brackets around other words, such as the page's name.",
		},
	]);
});

test.each([`[${title}](/services/facial#faqs)`, `[${title}](/about)`, "[more about lasers](/services/laser)", "[our laser](/services/laser)"])(
	"%s in a text is fine",
	(link) => {
		expect(after(article, ["sections", 0, "paragraphs", 0], sentence(link)).filter(({ expected }) => /because the link|whose words/.test(expected))).toEqual(
			[],
		);
	},
);

test("a legal page that the footer doesn't link", () => {
	const legal = sampleEntry("legal");
	const found = problemsAfter(({ set }) => set(navigation, ["footer"], [{ heading: "The spa", links: [{ label: "About", href: "/about" }] }]));
	expect(found.filter(({ path }) => path === "footer")).toContainEqual({
		file: navigation,
		path: "footer",
		found: `no link to /${legal.slug}`,
		expected: "a link to every legal page, at the bottom of each page",
		remedy: `Add { "label": ${JSON.stringify(legal.title)}, "href": "/${legal.slug}" } to a column's links.`,
	});
});
