import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { aRedirect } from "../../../tests/support/sample-content";
import type { Problem } from "../problem";

const file = "content/redirects.json";
/** Replaces all redirects of the sample content. */
const redirects =
	(...pairs: readonly (readonly [from: string, to: string])[]) =>
	({ write }: Fixture) =>
		write(
			file,
			pairs.map(([from, to]) => aRedirect({ from, to })),
		);

const occupied = (path: string, found: string): Problem => ({
	file,
	path,
	found,
	expected: "an address that no page or file has",
	remedy: "Remove the redirect, or the page.",
});
const again = (path: string, found: string, remedy: string): Problem => ({
	file,
	path,
	found,
	expected: "an address that isn't redirected again",
	remedy,
});
const back = (path: string, found: string, trail: string): Problem => ({
	file,
	path,
	found,
	expected: "an address that isn't redirected back",
	remedy: `Lead it to a page: ${trail} never ends.`,
});
const missing = (path: string, found: string, meant = ""): Problem => ({
	file,
	path,
	found,
	expected: "the address of a page that exists",
	remedy: `${meant}Correct the address, or add the page it leads to.`,
});

test.each<[name: string, change: (fixture: Fixture) => void, problems: Problem[]]>([
	["from a page", redirects(["/about", "/contact"]), [occupied("[0].from", '"/about"')]],
	["from a service's page", redirects(["/services/facial", "/services"]), [occupied("[0].from", '"/services/facial"')]],
	["from a file of the build", redirects(["/rss.xml", "/resources/winter"]), [occupied("[0].from", '"/rss.xml"')]],
	["to a page that doesn't exist", redirects(["/book", "/scedule"]), [missing("[0].to", '"/scedule"', 'Did you mean "/schedule"? ')]],
	["to an anchor on a page that doesn't exist", redirects(["/faq", "/answers#faqs"]), [missing("[0].to", '"/answers#faqs"')]],
	[
		"to an anchor that isn't on its page",
		redirects(["/faces", "/services#fases"]),
		[
			{
				file,
				path: "[0].to",
				found: '"#fases"',
				expected: "a place that /services has: #choosing, #closing, #treatments, #faces, #light",
				remedy: 'Did you mean "faces"? Correct it, or write /services alone.',
			},
		],
	],
	[
		"to a page that isn't meant for visitors",
		redirects(["/media", "/admin/media"]),
		[
			{
				file,
				path: "[0].to",
				found: '"/admin/media"',
				expected: "a page that's meant for visitors",
				remedy: "/admin/media is only for the site itself. Link to another page, or remove the link.",
			},
		],
	],
	[
		"from a folder that the site keeps for itself",
		redirects(["/api/book", "/schedule"]),
		[
			{
				file,
				path: "[0].from",
				found: '"/api/book"',
				expected: "an address outside the folders that the site keeps for itself",
				remedy: "Choose another address, or remove the redirect.",
			},
		],
	],
	["from a page whose address the code decides", redirects(["/offline", "/contact"]), [occupied("[0].from", '"/offline"')]],
	[
		"to another redirect",
		redirects(["/book", "/booking"], ["/booking", "/schedule"]),
		[again("[0].to", '"/booking"', "Write /schedule, where /book → /booking → /schedule ends.")],
	],
	["to itself", redirects(["/book", "/book#top"]), [back("[0].to", '"/book#top"', "/book → /book")]],
	[
		"in a circle",
		redirects(["/one", "/two"], ["/two", "/one"]),
		[back("[0].to", '"/two"', "/one → /two → /one"), back("[1].to", '"/one"', "/two → /one → /two")],
	],
])("a redirect %s is a problem", (_name, change, problems) => {
	expect(problemsAfter(change)).toEqual(problems);
});

test("an address that's redirected twice is a problem", () => {
	expect(problemsAfter(redirects(["/book", "/schedule"], ["/book", "/contact"]))).toEqual([
		{
			file,
			path: "[1].from",
			found: '"/book"',
			expected: "a from that no other entry has",
			remedy: "content/redirects.json ([0]) has it already: change one of them.",
		},
	]);
});

test("redirects to pages, anchors and files of the build are right; so are trademarks that people type", () => {
	const change = redirects(["/botox", "/services/facial"], ["/faq", "/contact#questions"], ["/sitemap.xml", "/sitemap-index.xml"], ["/home", "/"]);
	expect(problemsAfter(change)).toEqual([]);
});
