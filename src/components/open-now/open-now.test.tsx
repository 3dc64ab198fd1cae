/** @jest-environment ./tests/support/zoned-environment.js */
import { act, render } from "@testing-library/react";
import { businessFacts } from "../../../tests/support/business-facts";
import { answerStaticQueries } from "../../../tests/support/gatsby-double";
import { OpenNowStatus } from ".";

beforeEach(() => jest.useFakeTimers());
afterEach(() => answerStaticQueries(businessFacts));

const showAt = (instant: string): HTMLElement => {
	jest.setSystemTime(new Date(instant));
	return render(<OpenNowStatus />).container;
};

test("it changes by the spa's clock, over a holiday and a weekend", () => {
	setTimeZone("Pacific/Auckland");
	const container = showAt("2026-11-24T14:00:00Z");
	const seen = Array.from({ length: 6 }, () => {
		const { textContent } = container;
		expect(jest.getTimerCount()).toBe(1);
		act(() => jest.advanceTimersToNextTimer());
		return textContent;
	});
	expect(seen).toEqual([
		"Closed, opens today at 9 AM",
		"Open now, until 5 PM",
		"Closed, opens tomorrow at 9 AM",
		"Closed, opens today at 9 AM",
		"Open now, until 5 PM",
		"Closed, opens Monday at 9 AM",
	]);
});

test("a tab that slept is right as soon as it's looked at", () => {
	const container = showAt("2026-11-24T14:00:00Z");
	// The timer hasn't run: the computer was asleep.
	jest.setSystemTime(new Date("2026-11-24T20:00:00Z"));
	act(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
	expect(container).toHaveTextContent("Open now, until 5 PM");
});

test.each([{ hours: [] }, { timeZone: "America/Broken_Arrow" }])(
	"with %j there's no status",
	(own) => {
		answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, ...own } });
		expect(showAt("2026-11-24T14:00:00Z")).toBeEmptyDOMElement();
	},
);
