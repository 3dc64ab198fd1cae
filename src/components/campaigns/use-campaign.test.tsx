/** @jest-environment ./tests/support/zoned-environment.js */
import { act, renderHook } from "@testing-library/react";
import { useCampaign } from "./campaign-engine";
import type { CampaignRule } from "./eligibility";

declare const setTimeZone: (zone: string) => void;

const zone = "America/Chicago";
/** The campaigns of docs/specification.md R34. */
const campaigns: readonly (CampaignRule & { slug: string })[] = [
	{
		slug: "grand-opening",
		storageKey: "grand-opening-last-seen",
		window: { first: null, last: "2025-09-30T04:59:59.000Z" },
		delayMs: 1000,
		frequency: "day",
	},
	{
		slug: "best-in-area",
		storageKey: "best-in-area-last-seen",
		window: { first: "2025-09-25T05:00:00.000Z", last: "2025-10-17T04:59:59.000Z" },
		delayMs: 1500,
		frequency: "day",
	},
];
const only = (slug: string) => campaigns.filter((campaign) => campaign.slug === slug);

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Loads the site at an instant. The timers move the clock on. */
const load = (instant: string, shown: typeof campaigns = campaigns) => {
	jest.setSystemTime(new Date(instant));
	const { result, unmount } = renderHook(() => useCampaign(shown, zone));
	return { open: () => result.current.open?.slug, close: () => act(() => result.current.close()), unmount };
};

describe("the delay", () => {
	test.each([
		["grand-opening", 1000],
		["best-in-area", 1500],
	])("of %s is %i ms from load", (slug, delay) => {
		const { open } = load("2025-09-28T15:00:00Z", only(slug));
		expect(open()).toBeUndefined();
		pass(delay - 1);
		expect(open()).toBeUndefined();
		pass(1);
		expect(open()).toBe(slug);
	});

	describe("if the code runs some time after load", () => {
		afterEach(() => {
			delete document.documentElement.dataset.loaded;
		});
		const loadedBefore = (milliseconds: number) => {
			document.documentElement.dataset.loaded = String(performance.now() - milliseconds);
		};

		test("counts from load", () => {
			loadedBefore(400.5);
			const { open } = load("2025-09-28T15:00:00Z", only("grand-opening"));
			pass(599);
			expect(open()).toBeUndefined();
			pass(1);
			expect(open()).toBe("grand-opening");
		});

		test.each([1000, 8000])("opens campaigns that were due by %i ms at once, without a timer", (milliseconds) => {
			loadedBefore(milliseconds);
			const { open } = load("2025-09-28T15:00:00Z", only("grand-opening"));
			expect(open()).toBe("grand-opening");
			expect(jest.getTimerCount()).toBe(0);
		});

		test("the next campaign counts from the closing of the first", () => {
			loadedBefore(8000);
			const { open, close } = load("2025-09-28T15:00:00Z");
			close();
			pass(1499);
			expect(open()).toBeUndefined();
			pass(1);
			expect(open()).toBe("best-in-area");
		});
	});

	test("ends with unmounting: no timer opens anything", () => {
		const { unmount } = load("2025-09-28T15:00:00Z");
		unmount();
		expect(jest.getTimerCount()).toBe(0);
	});
});

// Kiritimati is 14 hours ahead of UTC, Honolulu 10 behind: the visitor's day isn't the spa's.
describe.each([
	["America/Chicago", 300],
	["Pacific/Kiritimati", -840],
	["Pacific/Honolulu", 600],
])("for a browser in %s", (browserZone, offset) => {
	beforeEach(() => setTimeZone(browserZone));

	test("(the clock is in that time zone)", () => {
		expect(new Date("2025-09-28T15:00:00Z").getTimezoneOffset()).toBe(offset);
	});

	// Chicago is 5 hours behind UTC. A page that loads in the last second still opens it: the window is checked at load.
	test.each([
		["grand-opening", "weeks before its end", "2025-08-30T15:00:00Z", true],
		["grand-opening", "on the day before its last", "2025-09-29T04:59:59Z", true],
		["grand-opening", "in its last second", "2025-09-30T04:59:59.000Z", true],
		["grand-opening", "in the last millisecond of it", "2025-09-30T04:59:59.999Z", true],
		["grand-opening", "in the first second after it", "2025-09-30T05:00:00Z", false],
		["best-in-area", "on the day before its first", "2025-09-24T15:00:00Z", false],
		["best-in-area", "in the last second before it", "2025-09-25T04:59:59.999Z", false],
		["best-in-area", "in its first second", "2025-09-25T05:00:00.000Z", true],
		["best-in-area", "in its last second", "2025-10-17T04:59:59.000Z", true],
		["best-in-area", "in the last millisecond of it", "2025-10-17T04:59:59.999Z", true],
		["best-in-area", "in the first second after it", "2025-10-17T05:00:00Z", false],
	])("%s, loaded %s (%s): opens is %s", (slug, _when, instant, opens) => {
		const { open } = load(instant, only(slug));
		pass(1500);
		expect(open()).toBe(opens ? slug : undefined);
	});

	test("a campaign closed late in the evening is closed for the spa's day, not the browser's", () => {
		const { open, close } = load("2025-09-28T04:30:00Z", only("best-in-area"));
		pass(1500);
		expect(open()).toBe("best-in-area");
		close();
		expect(localStorage.getItem("best-in-area-last-seen")).toBe("2025-09-27");
	});
});

describe("a closed campaign", () => {
	const closedAt = (instant: string) => {
		const { close, unmount } = load(instant, only("best-in-area"));
		pass(1500);
		close();
		unmount();
	};

	test("does not open again on the same day", () => {
		closedAt("2025-09-28T05:00:00Z");
		const { open } = load("2025-09-29T04:59:58Z", only("best-in-area"));
		pass(1500);
		expect(open()).toBeUndefined();
	});

	test("opens again on the next day", () => {
		closedAt("2025-09-28T05:00:00Z");
		const { open } = load("2025-09-29T05:00:00Z", only("best-in-area"));
		pass(1500);
		expect(open()).toBe("best-in-area");
	});

	test("is gone at once, and as long as the page stays", () => {
		const { open, close } = load("2025-09-28T15:00:00Z", only("best-in-area"));
		pass(1500);
		close();
		expect(open()).toBeUndefined();
		pass(24 * 60 * 60 * 1000);
		expect(open()).toBeUndefined();
	});

	test("that was closed in another tab during the delay does not open here", () => {
		const { open } = load("2025-09-28T15:00:00Z", only("best-in-area"));
		pass(1499);
		localStorage.setItem("best-in-area-last-seen", "2025-09-28");
		pass(1);
		expect(open()).toBeUndefined();
	});

	test("is stored only once it is closed", () => {
		const { close, open } = load("2025-09-28T15:00:00Z", only("best-in-area"));
		close();
		pass(1500);
		expect(open()).toBe("best-in-area");
		expect(localStorage.getItem("best-in-area-last-seen")).toBeNull();
	});
});

describe("two campaigns at once", () => {
	test("the grand opening is first, and the other opens its own delay after the closing", () => {
		const { open, close } = load("2025-09-28T15:00:00Z");
		pass(1000);
		expect(open()).toBe("grand-opening");
		pass(60_000);
		expect(open()).toBe("grand-opening");
		close();
		expect(open()).toBeUndefined();
		pass(1499);
		expect(open()).toBeUndefined();
		pass(1);
		expect(open()).toBe("best-in-area");
		close();
		pass(60_000);
		expect(open()).toBeUndefined();
		expect({ ...localStorage }).toEqual({ "grand-opening-last-seen": "2025-09-28", "best-in-area-last-seen": "2025-09-28" });
	});

	test("the other does not open if its window is over when the first is closed", () => {
		const long = campaigns.map((campaign) =>
			campaign.slug === "grand-opening" ? { ...campaign, window: { first: null, last: "2026-01-01T05:59:59.000Z" } } : campaign,
		);
		const { open, close } = load("2025-10-17T04:59:50Z", long);
		pass(10_000);
		close();
		pass(60_000);
		expect(open()).toBeUndefined();
	});

	test("the other opens its own delay after load if the first has been closed today", () => {
		localStorage.setItem("grand-opening-last-seen", "2025-09-28");
		const { open } = load("2025-09-28T15:00:00Z");
		pass(1499);
		expect(open()).toBeUndefined();
		pass(1);
		expect(open()).toBe("best-in-area");
	});
});

test("with failing storage a campaign opens, closes and stays closed", () => {
	for (const method of ["getItem", "setItem"] as const)
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
	const { open, close } = load("2025-09-28T15:00:00Z");
	pass(1000);
	expect(open()).toBe("grand-opening");
	close();
	pass(1500);
	expect(open()).toBe("best-in-area");
	close();
	pass(60_000);
	expect(open()).toBeUndefined();
});

test("a clock that is passed in is used", () => {
	jest.setSystemTime(new Date("2026-01-01T00:00:00Z"));
	const { result } = renderHook(() => useCampaign(campaigns, zone, () => new Date("2025-09-30T04:59:59.999Z")));
	pass(1000);
	expect(result.current.open?.slug).toBe("grand-opening");
});
