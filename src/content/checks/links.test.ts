import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import type { Problem } from "../problem";

const facial = "content/services/facial.json";

describe("a link in a text", () => {
	const winter = "content/resources/winter.json";

	test("leads to a page that exists", () => {
		const text = "Read about [peels](/services/peels) before you decide on one.";
		expect(problemsAfter(({ set }) => set(winter, ["sections", 0, "paragraphs", 0], text))).toEqual([
			{
				file: winter,
				path: "sections[0].paragraphs[0]",
				found: '"/services/peels"',
				expected: "the address of a page that exists",
				remedy: "Correct the address, or add the page it leads to.",
			},
		]);
	});

	test.each([
		["a summary", winter, ["summary"]],
		["a head", facial, ["seo", "description"]],
		["a price's note", facial, ["prices", 0, "note"]],
		["a campaign's detail", "content/campaigns.json", [0, "details", 0, "value"]],
	] as const)("isn't in %s, where visitors would read the brackets", (_name, file, path) => {
		const text = "See what a [facial](/services/facial) takes, how it feels, and what you pay now.";
		expect(problemsAfter(({ set }) => set(file, path, text))).toEqual([
			expect.objectContaining({ file, expected: "words without a link: this field doesn't show links" }),
		]);
	});
});

const home = "content/pages/home.json";
/** Sets the address of the first link of the home page. */
const lead =
	(href: string) =>
	({ set }: Fixture) =>
		set(home, ["blocks", 0, "links", 0, "href"], href);
const at = (found: string, expected: string, remedy: string): Problem => ({
	file: home,
	path: "blocks[0].links[0].href",
	found: `"${found}"`,
	expected,
	remedy,
});

describe("a link into the site", () => {
	const nowhere = (file: string, path: string, found: string, meant = ""): Problem => ({
		file,
		path,
		found: `"${found}"`,
		expected: "the address of a page that exists",
		remedy: `${meant && `Did you mean "${meant}"? `}Correct the address, or add the page it leads to.`,
	});
	makes([
		["of a page's block leads nowhere", lead("/shedule"), nowhere(home, "blocks[0].links[0].href", "/shedule", "/schedule")],
		["to a misspelled folder", lead("/servces/facial"), nowhere(home, "blocks[0].links[0].href", "/servces/facial", "/services/facial")],
		["to a treatment that no other is close to", lead("/services/peels"), nowhere(home, "blocks[0].links[0].href", "/services/peels")],
		["to a misspelled treatment", lead("/services/facal"), nowhere(home, "blocks[0].links[0].href", "/services/facal", "/services/facial")],
		[
			"of the menu leads nowhere",
			({ set }) => set("content/navigation.json", ["menu", 2, "href"], "/gift-ideas"),
			nowhere("content/navigation.json", "menu[2].href", "/gift-ideas"),
		],
		[
			"of the search's suggestions leads nowhere",
			({ set }) => set("content/navigation.json", ["search", 1, "href"], "/prizing"),
			nowhere("content/navigation.json", "search[1].href", "/prizing", "/pricing"),
		],
		[
			"of a campaign leads nowhere",
			({ set }) => set("content/campaigns.json", [0, "link", "href"], "/rsvp"),
			nowhere("content/campaigns.json", "[0].link.href", "/rsvp"),
		],
		["leads to a file that is not in static/", lead("/price-list.pdf"), nowhere(home, "blocks[0].links[0].href", "/price-list.pdf")],
		["leads out of static/", lead("/../content/site.json"), nowhere(home, "blocks[0].links[0].href", "/../content/site.json")],
	]);

	const written = (found: string, right: string): Problem => at(found, `"${right}", as the site writes it`, `Write ${right}.`);
	makes([
		["with a slash at the end", lead("/services/"), written("/services/", "/services")],
		["with capitals", lead("/Services/Facial"), written("/Services/Facial", "/services/facial")],
		["with two slashes", lead("//services//facial"), written("//services//facial", "/services/facial")],
		["with .html", lead("/about.html"), written("/about.html", "/about")],
		["to index.html", lead("/pricing/index.html#faces"), written("/pricing/index.html#faces", "/pricing#faces")],
		["with a slash before the anchor", lead("/services/#faces"), written("/services/#faces", "/services#faces")],
		["to a redirect", lead("/book"), at("/book", '"/schedule", where /book is redirected to', "Write /schedule, so that the link leads straight there.")],
		[
			"to a redirect with an anchor",
			lead("/where/"),
			at("/where/", '"/contact#questions", where /where/ is redirected to', "Write /contact#questions, so that the link leads straight there."),
		],
	]);

	const hidden = (path: string): Problem =>
		at(path, "a page that's meant for visitors", `${path} is only for the site itself. Link to another page, or remove the link.`);
	makes([
		["to the page for missing pages", lead("/404"), hidden("/404")],
		["to the page for whoever is offline", lead("/offline"), hidden("/offline")],
		["to the catalog of pictures", lead("/admin/media"), hidden("/admin/media")],
		[
			"to the page that it's on",
			lead("/"),
			at("/", "another page: this link is on that page itself", "Link to another page, or to a place on this one with a # and its name."),
		],
	]);

	test.each([
		"/about",
		"/services#light",
		"/services/laser",
		"/services/laser#plan",
		"/team/nora-nurse",
		"/resources/winter#part-2",
		"/resources/winter#whats-question-1-about",
		"/privacy#part-1",
		"/norman-spa#directions",
		"/pricing#laser-prices",
		"/specials#spring",
		"/contact#where-do-i-park",
		"/careers#nurse",
		"/about#top",
		"/logo.svg",
		"/rss.xml",
		"/contact-cards/dana-doctor.vcf",
		"#welcome",
		"#top",
		"/#welcome",
		"tel:+19185550100",
		"https://vote.example/elm",
	])("may be %s", (href) => {
		expect(problemsAfter(lead(href))).toEqual([]);
	});

	test("to a page whose file is missing isn't a second problem", () => {
		expect(problemsAfter(({ remove }) => remove("content/pages/specials.json")).map(({ file }) => file)).toEqual(["content/pages/specials.json"]);
	});

	test("to a page of people and articles may be on that page: its parts are on their pages, too", () => {
		const link = { label: "Meet the team", href: "/team" };
		const change = ({ set, read }: Fixture) => {
			const { blocks } = read("content/pages/team.json") as { blocks: { key: string }[] };
			const index = blocks.findIndex(({ key }) => key === "closing");
			set("content/pages/team.json", ["blocks", index, "links", 0], link);
		};
		expect(problemsAfter(change)).toEqual([]);
	});
});

describe("an anchor that isn't on its page:", () => {
	const ofServices = "#choosing, #closing, #treatments, #faces, #light";
	makes([
		[
			"in a link",
			lead("/services#fases"),
			at("#fases", `a place that /services has: ${ofServices}`, 'Did you mean "faces"? Correct it, or write /services alone.'),
		],
		[
			"in the menu",
			({ set }) => set("content/navigation.json", ["search", 0, "href"], "/contact#parking"),
			{
				file: "content/navigation.json",
				path: "search[0].href",
				found: '"#parking"',
				expected: "a place that /contact has: #questions, #reach, #message, #topics, #visit, #closing, #where-do-i-park, #can-i-bring-a-friend",
				remedy: "Correct it, or write /contact alone.",
			},
		],
		[
			"in a text",
			({ set }) => set("content/faqs.json", [0, "answer"], "There are two spaces in front of [the door](/about#door), and they’re free."),
			expect.objectContaining({ file: "content/faqs.json", path: "[0].answer", found: '"#door"' }),
		],
		["of the page itself", lead("#welcom"), expect.objectContaining({ found: '"#welcom"', remedy: 'Did you mean "welcome"? Correct it, or write / alone.' })],
		["of a part whose key isn't a place", lead("/team#licenses"), expect.objectContaining({ found: '"#licenses"' })],
		["with nothing after its #", lead("/about#"), expect.objectContaining({ found: '"#"' })],
		[
			"without its page, in a text of several pages",
			({ set }) => set("content/campaigns.json", [0, "link", "href"], "#visit"),
			{
				file: "content/campaigns.json",
				path: "[0].link.href",
				found: '"#visit"',
				expected: "an address that begins with a slash: this text is on several pages",
				remedy: "Write the page's address before the #, such as /contact#reach.",
			},
		],
	]);

	test("on a page whose questions can't be read isn't a second problem", () => {
		const change = ({ set }: Fixture) => {
			set("content/faqs.json", [0, "question"], 1);
			set(home, ["blocks", 0, "links", 0, "href"], "/contact#where-do-i-park");
		};
		expect(problemsAfter(change).map(({ file }) => file)).toEqual(["content/faqs.json"]);
	});
});

describe("what follows the question mark of a link:", () => {
	const booking = "service=, with=, offer=, package=, membership=, plan=";
	makes([
		[
			"a category that there isn't",
			lead("/services?category=Face"),
			at("category=Face", "after category=, one of: Faces, Light & Warmth", 'Did you mean "Faces"? Correct the name.'),
		],
		[
			"a concern that there isn't",
			lead("/services?concern=rednes"),
			at("concern=rednes", "after concern=, one of: dry-skin, redness, tiredness", 'Did you mean "redness"? Correct the name.'),
		],
		[
			"a name whose & isn't written %26",
			lead("/services?category=Light%20&%20Warmth"),
			at("category=Light ", "after category=, one of: Faces, Light & Warmth", 'Did you mean "Light & Warmth"? Correct the name.'),
		],
		[
			"a treatment that can't be compared",
			lead("/compare?services=facial,magic"),
			at("services=magic", "after services=, one of: facial, laser, needling, peptides", "Correct the name."),
		],
		[
			"more treatments than a comparison has",
			lead("/compare?services=facial,laser,needling,peptides"),
			{ ...at("", "3 at most", "Remove the others: the page leaves them out."), found: "4 names after services=" },
		],
		[
			"a treatment that can't be booked",
			lead("/schedule?service=facail"),
			at("service=facail", "after service=, one of: facial, laser, needling, peptides", 'Did you mean "facial"? Correct the name.'),
		],
		["a person that isn't there", lead("/schedule?with=nobody"), expect.objectContaining({ found: '"with=nobody"' })],
		[
			"a word that the page doesn't know",
			lead("/schedule?servcie=facial"),
			at("?servcie=facial", `after the question mark, one of: ${booking}`, 'Did you mean "service"? Correct the address. A & inside a name is written %26.'),
		],
		[
			"on a page that reads nothing",
			lead("/about?from=menu"),
			at("?from=menu", "nothing after a question mark: /about reads nothing there", "Write /about without the question mark and what follows it."),
		],
	]);

	test.each([
		"/services?category=Light%20%26%20Warmth",
		"/services?category=faces#treatments",
		"/services?concern=redness",
		"/compare?services=facial,laser",
		"/schedule?service=facial&with=erin-esthetician",
		"/schedule?offer=spring",
		"/schedule?plan=Two%20facials",
	])("%s is right", (href) => {
		expect(problemsAfter(lead(href))).toEqual([]);
	});
});
