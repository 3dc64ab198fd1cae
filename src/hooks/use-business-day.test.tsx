/** @jest-environment ./tests/support/zoned-environment.js */
import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { businessFacts } from "../../tests/support/business-facts";
import { answerStaticQueries } from "../../tests/support/gatsby-double";
import { useAgo, useBusinessDay, useCurrentYear } from "./use-business-day";

declare const setTimeZone: (zone: string) => void;

beforeEach(() => {
	process.env.GATSBY_BUILD_YEAR = "2025";
});
afterEach(() => {
	jest.useRealTimers();
	answerStaticQueries(businessFacts);
	delete process.env.GATSBY_BUILD_YEAR;
});

const useAll = () => ({ day: useBusinessDay(), ago: useAgo("2025-08-14"), year: useCurrentYear() });
type Known = ReturnType<typeof useAll>;

/** What's rendered one after the other at an instant. */
const renderAt = (instant: string): Known[] => {
	jest.useFakeTimers().setSystemTime(new Date(instant));
	const seen: Known[] = [];
	renderHook(() => seen.push(useAll()));
	return seen;
};
const withZone = (timeZone: string) => answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, timeZone } });

test("in HTML and on first render there's no day, and the year is the build's; after mount there are the spa's", () => {
	const before = { day: undefined, ago: undefined, year: 2025 };
	const html: Known[] = [];
	const Page = () => {
		html.push(useAll());
		return null;
	};
	renderToString(<Page />);
	const seen = renderAt("2026-02-01T12:00:00Z");
	expect([html, seen[0]]).toEqual([[before], before]);
	expect(seen.at(-1)).toEqual({ day: "2026-02-01", ago: "5 months ago", year: 2026 });
});

test.each([
	["2025-08-16T04:59:59Z", "Pacific/Auckland", { day: "2025-08-15", ago: "1 day ago", year: 2025 }],
	["2025-08-16T05:00:00Z", "Pacific/Honolulu", { day: "2025-08-16", ago: "2 days ago", year: 2025 }],
	["2026-01-01T05:30:00Z", "Pacific/Auckland", { day: "2025-12-31", ago: "4 months ago", year: 2025 }],
	["2026-01-01T06:00:00Z", "Pacific/Honolulu", { day: "2026-01-01", ago: "4 months ago", year: 2026 }],
])("at %s, for a visitor in %s, they are the spa's: %j", (instant, zone, known) => {
	setTimeZone(zone);
	expect(renderAt(instant).at(-1)).toEqual(known);
});

test("the zone is the one of the business", () => {
	withZone("Pacific/Auckland");
	expect(renderAt("2025-09-30T11:00:00Z").at(-1)?.day).toBe("2025-10-01");
});

test("a zone that the browser doesn't know has no day, and the page goes on", () => {
	withZone("America/Broken_Arrow");
	expect(renderAt("2026-02-01T12:00:00Z").at(-1)).toEqual({ day: undefined, ago: undefined, year: 2025 });
});
