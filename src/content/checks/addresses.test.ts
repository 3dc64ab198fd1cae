import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makesAmongOthers } from "../../../tests/support/makes";
import type { Problem } from "../problem";

/** A copy of the landing page or the legal page under another slug, with a head of its own. */
const add =
	(from: "landing-pages/norman-spa" | "legal/privacy", slug: string) =>
	({ read, set, write }: Fixture) => {
		const entry = read(`content/${from}.json`) as { seo: object };
		const [folder] = from.split("/");
		const own = folder === "legal" ? { title: `The text ${slug}` } : { heading: `A spa called ${slug}`, city: `City ${slug.length}` };
		write(`content/${folder}/${slug}.json`, { ...entry, ...own, slug, seo: { ...entry.seo, title: `The page ${slug}` } });
		// Every legal page is in the footer.
		if (folder === "legal") set("content/navigation.json", ["footer", 0, "links", 1], { label: `The text ${slug}`, href: `/${slug}` });
	};
const taken = (file: string, slug: string, by: string): Problem => ({
	file: `content/${file}.json`,
	path: "slug",
	found: `"${slug}"`,
	expected: `a slug whose address isn't taken: ${by}`,
	remedy: "Choose another slug, and give the file its name. Then correct the links to it.",
});

describe("the address of a page made from an entry:", () => {
	makesAmongOthers([
		["a page of the site has it", add("legal/privacy", "about"), taken("legal/about", "about", "/about is that of the page /about")],
		[
			"the overview of treatments has it",
			add("landing-pages/norman-spa", "services"),
			taken("landing-pages/services", "services", "/services is that of the page /services"),
		],
		["the page for missing pages has it", add("landing-pages/norman-spa", "404"), taken("landing-pages/404", "404", "/404 is that of the page /404")],
		[
			"an entry of another kind has it",
			add("landing-pages/norman-spa", "privacy"),
			taken("landing-pages/privacy", "privacy", "/privacy is that of content/legal/privacy.json"),
		],
		["the forms' endpoints are there", add("legal/privacy", "api"), taken("legal/api", "api", "the site keeps its own files at /api")],
		[
			"the pictures for shared links are there",
			add("landing-pages/norman-spa", "social"),
			taken("landing-pages/social", "social", "the site keeps its own files at /social"),
		],
		[
			"a folder of static/ is there",
			(fixture) => {
				fixture.write("static/brochures/faces.pdf", "a");
				add("legal/privacy", "brochures")(fixture);
			},
			taken("legal/brochures", "brochures", "the site keeps its own files at /brochures"),
		],
	]);

	test("a redirect from it is the redirect's problem", () => {
		expect(problemsAfter(add("legal/privacy", "book"))).toEqual([
			{
				file: "content/redirects.json",
				path: "[0].from",
				found: '"/book"',
				expected: "an address that no page or file has",
				remedy: "Remove the redirect, or the page.",
			},
		]);
	});

	test.each(["apis", "about-us", "socials", "logo", "admin"])("/%s is free", (slug) => {
		expect(problemsAfter(add("legal/privacy", slug))).toEqual([]);
	});

	test("a treatment may be called like a page, because its address is below /services", () => {
		const change = ({ read, write, set }: Fixture) => {
			write("content/services/about.json", { ...(read("content/services/facial.json") as object), slug: "about", title: "Another", ...texts, seo: ownSeo });
			set("content/resources/winter.json", ["relatedServices", 4], "about");
			set("content/navigation.json", ["menu", 1, "children", 0, "children", 3], { label: "Another", href: "/services/about", isDropdown: false, children: [] });
		};
		const texts = {
			shortDescription: "One sentence that says on a card what another one is, and what it can do.",
			description: "The lead describes another one in a few words. A second sentence says to whom it may be of use, and a third one what it costs.",
		};
		const ownSeo = {
			title: "About another",
			description: "What a visitor would like to know about another before asking for an appointment.",
			keywords: ["a", "b", "c"],
		};
		expect(problemsAfter(change)).toEqual([]);
	});
});
