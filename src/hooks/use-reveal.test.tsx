import { render, screen } from "@testing-library/react";
import { matchMedia, reducedMotion } from "../../tests/support/media";
import { installObservers, intersectionObservers } from "../../tests/support/observers";
import { useReveal } from "./use-reveal";

const windowHeight = 800;
const Section = () => <section ref={useReveal<HTMLElement>()}>Words</section>;
const section = () => screen.getByText("Words");
const lie = (top: number, height: number) => jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top, height } as DOMRect);

/** A section that lies and is so high, in pixels, in a window of 800. @returns the observer that reveals it */
const show = (top: number, height = 400) => {
	Object.assign(window, { innerHeight: windowHeight });
	lie(top, height);
	render(<Section />);
	// The first word of an observer, whatever is in view.
	intersectionObservers[0]?.show([]);
	return intersectionObservers[1];
};

beforeEach(() => {
	installObservers();
	matchMedia();
});
afterEach(() => jest.restoreAllMocks());

test.each([
	["from the top", 0],
	["by its first pixel", windowHeight - 1],
])("what shows in the window %s is never hidden", (_name, top) => {
	expect(show(top)).toBeUndefined();
	expect(section()).not.toHaveAttribute("data-reveal");
});

test("before the first layout, nothing is hidden or measured", () => {
	const measured = lie(2000, 400);
	render(<Section />);
	expect(section()).not.toHaveAttribute("data-reveal");
	expect(measured).not.toHaveBeenCalled();
});

test("an element below the window is hidden, comes in once when it's in view, and stays", () => {
	const observer = show(windowHeight);
	observer?.show([]);
	expect(section()).toHaveAttribute("data-reveal", "waiting");
	observer?.show([section()]);
	expect(section()).toHaveAttribute("data-reveal", "shown");
	observer?.show([]);
	expect(section()).toHaveAttribute("data-reveal", "shown");
});

test.each([
	["lower than the window", 400, 40],
	["as high as the window", windowHeight, 80],
	["ten times as high", 10 * windowHeight, 80],
])("of a section %s (%d px) %d px are enough", (_name, height, enough) => {
	// It isn't laid out until it's near the viewport; only its height then counts.
	const observer = show(windowHeight, 0);
	lie(0, height);
	// The browser calls back no earlier than at the least threshold.
	expect(Math.min(...[observer?.options?.threshold ?? 1].flat())).toBeLessThanOrEqual(enough / height);
	observer?.show([section()], enough - 1);
	expect(section()).toHaveAttribute("data-reveal", "waiting");
	observer?.show([section()], enough);
	expect(section()).toHaveAttribute("data-reveal", "shown");
});

test("under reduced motion, nothing is hidden", () => {
	matchMedia(reducedMotion);
	show(2000);
	expect(section()).not.toHaveAttribute("data-reveal");
});

test("without intersection observers, nothing is hidden", () => {
	Reflect.deleteProperty(window, "IntersectionObserver");
	show(windowHeight);
	expect(section()).not.toHaveAttribute("data-reveal");
});
