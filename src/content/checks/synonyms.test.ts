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
