/** @jest-environment ./tests/support/zoned-environment.js */
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { businessFacts } from "../../../tests/support/business-facts";
import { answerStaticQueries } from "../../../tests/support/gatsby-double";
import { OpenNow, OpenNowStatus } from ".";

declare const setTimeZone: (zone: string) => void;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.useRealTimers();
	answerStaticQueries(businessFacts);
});

/** Shows the status at an instant. */
const showAt = (instant: string): HTMLElement => {
	jest.setSystemTime(new Date(instant));
	return render(<OpenNowStatus />).container;
};

test("the HTML has an empty line", () => {
	jest.setSystemTime(new Date("2026-11-23T16:00:00Z"));
	const html = renderToString(<OpenNow />);
	expect(html).toMatch(/^<div[^>]*><\/div>$/);
});

test("after mount the line says whether the spa is open", async () => {
	jest.setSystemTime(new Date("2026-11-23T16:00:00Z"));
	render(<OpenNow />);
	expect(await screen.findByText("Open now, until 5 PM")).toBeVisible();
});

test.each(["America/Chicago", "America/Los_Angeles", "Europe/London", "Asia/Kolkata", "Pacific/Auckland"])("a visitor in %s reads the spa's hours", (zone) => {
	setTimeZone(zone);
	expect(showAt("2026-11-24T14:59:59Z")).toHaveTextContent("Closed, opens today at 9 AM");
	act(() => jest.advanceTimersByTime(1000));
	expect(screen.getByText("Open now, until 5 PM")).toBeVisible();
});

test("it follows the clock through a week by itself, and only at a change", () => {
	const container = showAt("2026-11-24T14:00:00Z");
	const seen = [container.textContent];
	const observed = new Set<number>();
	for (let changes = 0; changes < 8; changes += 1) {
		expect(jest.getTimerCount()).toBe(1);
		act(() => jest.advanceTimersToNextTimer());
		observed.add(Date.now());
		seen.push(container.textContent);
	}
	expect(seen).toEqual([
		"Closed, opens today at 9 AM",
		"Open now, until 5 PM",
		"Closed, opens tomorrow at 9 AM",
		"Closed, opens today at 9 AM",
		"Open now, until 5 PM",
		"Closed, opens Monday at 9 AM",
		"Closed, opens Monday at 9 AM",
		"Closed, opens Monday at 9 AM",
		"Closed, opens Monday at 9 AM",
	]);
	expect(Math.max(...observed)).toBe(Date.parse("2026-11-28T06:00:00Z"));
});

test("a tab that slept is right as soon as it's looked at", () => {
	const container = showAt("2026-11-24T14:00:00Z");
	// The timer hasn't run: the computer was asleep.
	jest.setSystemTime(new Date("2026-11-24T20:00:00Z"));
	expect(container).toHaveTextContent("Closed, opens today at 9 AM");
	act(() => document.dispatchEvent(new Event("visibilitychange")));
	expect(container).toHaveTextContent("Open now, until 5 PM");
	expect(jest.getTimerCount()).toBe(1);
});

test("it leaves no timer behind", () => {
	jest.setSystemTime(new Date("2026-11-24T14:00:00Z"));
	render(<OpenNowStatus />).unmount();
	expect(jest.getTimerCount()).toBe(0);
	document.dispatchEvent(new Event("visibilitychange"));
	expect(jest.getTimerCount()).toBe(0);
});

test("a spa without hours has no status", () => {
	answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, hours: [] } });
	expect(showAt("2026-11-24T14:00:00Z")).toBeEmptyDOMElement();
	expect(jest.getTimerCount()).toBe(0);
});

test("where the browser can't tell the spa's time, there's no status", () => {
	answerStaticQueries({ ...businessFacts, business: { ...businessFacts.business, timeZone: "America/Broken_Arrow" } });
	expect(showAt("2026-11-24T14:00:00Z")).toBeEmptyDOMElement();
	expect(jest.getTimerCount()).toBe(0);
});
