/** @jest-environment ./tests/support/zoned-environment.js */
import { act, render, screen } from "@testing-library/react";
import { businessFacts } from "../../../tests/support/business-facts";
import { answerStaticQueries } from "../../../tests/support/gatsby-double";
import { OpenNowStatus } from ".";

declare const setTimeZone: (zone: string) => void;

beforeEach(() => jest.useFakeTimers());
afterEach(() => answerStaticQueries(businessFacts));

/** Shows the status at an instant. */
const showAt = (instant: string): HTMLElement => {
	jest.setSystemTime(new Date(instant));
	return render(<OpenNowStatus />).container;
};

test.each(["America/Los_Angeles", "Pacific/Auckland"])("a visitor in %s reads the spa's hours", (zone) => {
	setTimeZone(zone);
	expect(showAt("2026-11-24T14:59:59Z")).toHaveTextContent("Closed, opens today at 9 AM");
	act(() => jest.advanceTimersByTime(1000));
	expect(screen.getByText("Open now, until 5 PM")).toBeVisible();
});

test("it follows the clock by itself, only at a change, over a holiday and a weekend", () => {
	const container = showAt("2026-11-24T14:00:00Z");
	const seen = Array.from({ length: 5 }, () => {
		expect(jest.getTimerCount()).toBe(1);
		act(() => jest.advanceTimersToNextTimer());
		return container.textContent;
	});
	expect(seen).toEqual([
		"Open now, until 5 PM",
		"Closed, opens tomorrow at 9 AM",
		"Closed, opens today at 9 AM",
		"Open now, until 5 PM",
		"Closed, opens Monday at 9 AM",
	]);
	expect(Date.now()).toBe(Date.parse("2026-11-25T23:00:00Z"));
});

test("a tab that slept is right as soon as it's looked at", () => {
	const container = showAt("2026-11-24T14:00:00Z");
	// The timer hasn't run: the computer was asleep.
	jest.setSystemTime(new Date("2026-11-24T20:00:00Z"));
	expect(container).toHaveTextContent("Closed, opens today at 9 AM");
	act(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
	expect(container).toHaveTextContent("Open now, until 5 PM");
	expect(jest.getTimerCount()).toBe(1);
});

test.each([
	["a spa without hours", { hours: [] }],
	["a browser that can't tell the spa's time", { timeZone: "America/Broken_Arrow" }],
])("%s has no status", (_name, own) => {
	answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, ...own } });
	expect(showAt("2026-11-24T14:00:00Z")).toBeEmptyDOMElement();
	expect(jest.getTimerCount()).toBe(0);
});
