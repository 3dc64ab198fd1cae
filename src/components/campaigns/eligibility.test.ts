import { campaignFixture as campaign } from "../../../tests/support/business-facts";
import { isEligible } from "./eligibility";

const zone = "America/Chicago";

// Chicago is five hours behind UTC on all of these days.
test.each([
	["grand-opening", "2025-08-30T15:00:00Z", true],
	["grand-opening", "2025-09-30T04:59:59.999Z", true],
	["grand-opening", "2025-09-30T05:00:00Z", false],
	["best-in-area", "2025-09-25T04:59:59.999Z", false],
	["best-in-area", "2025-09-25T05:00:00Z", true],
	["best-in-area", "2025-10-17T04:59:59.999Z", true],
	["best-in-area", "2025-10-17T05:00:00Z", false],
])("%s at %s is within its window: %s", (slug, now, expected) => {
	expect(isEligible(campaign(slug), null, zone, new Date(now))).toBe(expected);
});

test.each([
	["day", null, true],
	["day", "2025-09-27", true],
	["day", "2025-09-28", false],
	["once", null, true],
	["once", "2025-09-28", false],
] as const)("a campaign that opens once a day or once (%s), last closed on %s, may open on September 28: %s", (frequency, lastSeen, expected) => {
	expect(isEligible({ ...campaign("best-in-area"), frequency }, lastSeen, zone, new Date("2025-09-28T15:00:00Z"))).toBe(expected);
});

test("today is the spa's day, not the visitor's", () => {
	// In Chicago it's still the 27th.
	expect(isEligible(campaign("best-in-area"), "2025-09-27", zone, new Date("2025-09-28T04:30:00Z"))).toBe(false);
});

test("where the browser can't tell the spa's time, the device's own day counts", () => {
	const now = new Date("2025-09-28T15:00:00Z");
	expect(isEligible(campaign("best-in-area"), null, "America/Broken_Arrow", now)).toBe(true);
	expect(isEligible(campaign("best-in-area"), "2025-09-28", "America/Broken_Arrow", now)).toBe(false);
});
