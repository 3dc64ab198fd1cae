import { campaigns } from "../../../tests/support/business-facts";
import { isEligible } from "./eligibility";

// Chicago is five hours behind UTC on all of these days.
test.each([
	["grand-opening", "2025-09-30T04:59:59.999Z", true],
	["grand-opening", "2025-09-30T05:00:00Z", false],
	["best-in-area", "2025-09-25T04:59:59.999Z", false],
	["best-in-area", "2025-09-25T05:00:00Z", true],
	["best-in-area", "2025-10-17T05:00:00Z", false],
] as const)("%s at %s is within its window: %s", (slug, now, expected) => {
	expect(isEligible(campaigns[slug], null, "America/Chicago", new Date(now))).toBe(expected);
});

test.each([
	["day", "2025-09-27", "2025-09-28T15:00:00Z", true],
	["day", "2025-09-28", "2025-09-28T15:00:00Z", false],
	["day", "2025-09-27", "2025-09-28T04:30:00Z", false],
	["once", "2025-09-01", "2025-09-28T15:00:00Z", false],
] as const)(
	"a campaign for each %s, last closed on %s, at %s: %s",
	(frequency, lastSeen, now, expected) => {
		expect(
			isEligible(
				{ ...campaigns["best-in-area"], frequency },
				lastSeen,
				"America/Chicago",
				new Date(now),
			),
		).toBe(expected);
	},
);
