import { renderHook } from "@testing-library/react";
import { businessFacts } from "../../tests/support/business-facts";
import { answerStaticQueries } from "../../tests/support/gatsby-double";
import { useSpaDay } from "./use-spa-day";

afterEach(() => {
	jest.useRealTimers();
	answerStaticQueries(businessFacts);
});

const daysAt = (instant: string) => {
	jest.useFakeTimers().setSystemTime(new Date(instant));
	const seen: (string | undefined)[] = [];
	renderHook(() => seen.push(useSpaDay()));
	return seen;
};

test("undefined on first render, as in the HTML; the spa's day after mount", () => {
	const seen = daysAt("2025-09-30T12:00:00Z");
	expect(seen[0]).toBeUndefined();
	expect(seen.at(-1)).toBe("2025-09-30");
});

test.each([
	["2025-09-30T04:59:59Z", "2025-09-29"],
	["2025-09-30T05:00:00Z", "2025-09-30"],
])("at %s it is %s in Broken Arrow, wherever the visitor is", (instant, day) => {
	expect(daysAt(instant).at(-1)).toBe(day);
});

test("a zone that the browser doesn't know has no day, and the page goes on", () => {
	answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, timeZone: "America/Broken_Arrow" } });
	expect(daysAt("2025-09-30T12:00:00Z").at(-1)).toBeUndefined();
});

test("the zone is the one of the business", () => {
	answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, timeZone: "Pacific/Auckland" } });
	expect(daysAt("2025-09-30T11:00:00Z").at(-1)).toBe("2025-10-01");
});
