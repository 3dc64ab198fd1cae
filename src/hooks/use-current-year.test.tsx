/** @jest-environment ./tests/support/zoned-environment.js */
import { renderHook } from "@testing-library/react";
import { useCurrentYear } from "./use-spa-day";

declare const setTimeZone: (zone: string) => void;

afterEach(() => {
	jest.useRealTimers();
	delete process.env.GATSBY_BUILD_YEAR;
});

/** The years rendered one after the other at an instant, by a site built in `built`. */
const yearsAt = (instant: string, built: string): number[] => {
	process.env.GATSBY_BUILD_YEAR = built;
	jest.useFakeTimers().setSystemTime(new Date(instant));
	const seen: number[] = [];
	renderHook(() => seen.push(useCurrentYear()));
	return seen;
};

test("the year of the build on first render, this year after mount", () => {
	const years = yearsAt("2026-07-01T12:00:00Z", "2025");
	expect(years[0]).toBe(2025);
	expect(years.at(-1)).toBe(2026);
});

test.each([
	["2026-01-01T05:30:00Z", "Pacific/Auckland", 2025],
	["2026-01-01T06:00:00Z", "Pacific/Honolulu", 2026],
])("at %s it is the spa's year for a visitor in %s: %i", (instant, zone, year) => {
	setTimeZone(zone);
	expect(yearsAt(instant, "2025").at(-1)).toBe(year);
});
