import { renderHook } from "@testing-library/react";

afterEach(() => {
	jest.useRealTimers();
	jest.resetModules();
	delete process.env.GATSBY_BUILD_YEAR;
});

test("the year of the build on first render, the visitor's after mount", async () => {
	process.env.GATSBY_BUILD_YEAR = "2025";
	jest.useFakeTimers().setSystemTime(new Date("2026-07-01T12:00:00Z"));
	const { useCurrentYear } = await import("./use-current-year");
	const seen: number[] = [];
	renderHook(() => seen.push(useCurrentYear()));
	expect(seen[0]).toBe(2025);
	expect(seen.at(-1)).toBe(2026);
});
