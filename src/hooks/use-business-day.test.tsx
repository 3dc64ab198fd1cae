/** @jest-environment ./tests/support/zoned-environment.js */
import { renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useAgo, useBusinessDay, useCurrentYear } from "./use-business-day";

const seen: { day: string | undefined; ago: string | undefined; year: number }[] = [];
const useAll = () =>
	seen.push({ day: useBusinessDay(), ago: useAgo("2025-08-14"), year: useCurrentYear() });
const before = { day: undefined, ago: undefined, year: 2025 };
const renderAt = (instant: string) => {
	jest.useFakeTimers().setSystemTime(new Date(instant));
	renderHook(useAll);
	return seen.at(-1);
};
beforeEach(() => {
	seen.length = 0;
	process.env.GATSBY_BUILD_YEAR = "2025";
});

test("before mount there's no day, and the year is the build's", () => {
	const Page = () => <>{useAll()}</>;
	renderToString(<Page />);
	expect(renderAt("2026-02-01T12:00:00Z")).toEqual({
		day: "2026-02-01",
		ago: "5 months ago",
		year: 2026,
	});
	expect(seen.slice(0, 2)).toEqual([before, before]);
});

test("for a visitor in a later zone, they are the spa's", () => {
	setTimeZone("Pacific/Auckland");
	const known = { day: "2025-12-31", ago: "4 months ago", year: 2025 };
	expect(renderAt("2026-01-01T05:30:00Z")).toEqual(known);
});
