import { problemsAfter } from "../../../tests/support/content-fixture";

const file = "content/synonyms.json";
const problemsWith = (entry: object) => problemsAfter(({ write }) => write(file, [entry])).map(({ path, found }) => `${path}: ${found}`);

test.each(["/services/facial", "/team/dana-doctor", "/resources/winter", "/privacy", "/contact", "/services/facial#whats-question-1-about"])(
	"%s may have synonyms",
	(href) => {
		expect(problemsWith({ href, synonyms: ["cleanup"] })).toEqual([]);
	},
);

test.each(["/services/facial#gone", "/contact#visit"])("%s, which the search doesn't have, is named", (href) => {
	expect(problemsWith({ href, synonyms: ["cleanup"] })).toEqual([`[0].href: "${href}"`]);
});

test("trademarks and advertising words may be synonyms, because they aren't shown", () => {
	expect(problemsWith({ href: "/services/facial", synonyms: ["botox", "anti-aging", "best med spa"] })).toEqual([]);
});

test("the address that was probably meant is named", () => {
	expect(problemsAfter(({ write }) => write(file, [{ href: "/services/facail", synonyms: ["cleanup"] }]))).toEqual([
		{
			file,
			path: "[0].href",
			found: '"/services/facail"',
			expected: "a page that the search finds, or a question as its page's address and its words: /contact#where-do-i-park",
			remedy: 'Did you mean "/services/facial"? Correct the address, or remove the synonyms.',
		},
	]);
});
