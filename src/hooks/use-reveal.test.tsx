import { render, screen } from "@testing-library/react";
import { matchMedia, reducedMotion } from "../../tests/support/media";
import { installObservers, intersectionObservers } from "../../tests/support/observers";
import { useReveal } from "./use-reveal";

const windowHeight = 800;
const Section = () => <section ref={useReveal<HTMLElement>()}>Words</section>;

/** A section that lies and is so high, in pixels, in a window of 800. */
const show = (top: number, height = 400) => {
	Object.assign(window, { innerHeight: windowHeight });
	jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top, height } as DOMRect);
	const { unmount } = render(<Section />);
	const [place] = intersectionObservers;
	// The first word of an observer, whatever is in view.
	place?.show();
	return { section: screen.getByText("Words"), unmount, place, observer: intersectionObservers[1] };
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
	const { section, place, observer } = show(top);
	expect(section).not.toHaveAttribute("data-reveal");
	expect(place?.disconnected).toBe(true);
	expect(observer).toBeUndefined();
});

test("before the first layout, nothing is hidden or measured", () => {
	const measured = jest.spyOn(HTMLElement.prototype, "getBoundingClientRect");
	const { unmount } = render(<Section />);
	expect(screen.getByText("Words")).not.toHaveAttribute("data-reveal");
	expect(measured).not.toHaveBeenCalled();
	unmount();
	expect(intersectionObservers[0]?.disconnected).toBe(true);
});

test("an element below the window is hidden, and comes in when a tenth of it is in view", () => {
	const { section, observer } = show(windowHeight);
	expect(section).toHaveAttribute("data-reveal", "waiting");
	expect(observer?.targets).toEqual([section]);
	expect(observer?.options).toEqual({ threshold: expect.arrayContaining([0.1]) });
	observer?.show();
	expect(section).toHaveAttribute("data-reveal", "waiting");
	observer?.show(section);
	expect(section).toHaveAttribute("data-reveal", "shown");
});

test("it comes in once, and is no longer observed", () => {
	const { section, observer } = show(2000);
	observer?.show(section);
	expect(observer?.disconnected).toBe(true);
	observer?.show();
	expect(section).toHaveAttribute("data-reveal", "shown");
});

test.each([
	["lower than the window", 400, 40],
	["as high as the window", windowHeight, 80],
	["ten times as high", 10 * windowHeight, 80],
])("of a section %s (%d px) %d px are enough", (_name, height, enough) => {
	// It isn't laid out until it's near the viewport; only its height then counts.
	const { section, observer } = show(windowHeight, 0);
	jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: 0, height } as DOMRect);
	// The browser calls back no earlier than at the least threshold.
	expect(Math.min(...[observer?.options?.threshold ?? 1].flat())).toBeLessThanOrEqual(enough / height);
	observer?.scroll(enough - 1, windowHeight);
	expect(section).toHaveAttribute("data-reveal", "waiting");
	observer?.scroll(enough, windowHeight);
	expect(section).toHaveAttribute("data-reveal", "shown");
});

test("under reduced motion, nothing is hidden", () => {
	matchMedia(reducedMotion);
	expect(show(2000).section).not.toHaveAttribute("data-reveal");
	expect(intersectionObservers).toEqual([]);
});

test("after unmounting, nothing is observed or hidden", () => {
	const { section, unmount, observer } = show(2000);
	unmount();
	expect(observer?.disconnected).toBe(true);
	expect(section).not.toHaveAttribute("data-reveal");
});

test("without intersection observers, nothing is hidden", () => {
	Reflect.deleteProperty(window, "IntersectionObserver");
	const { section } = show(windowHeight);
	expect(section).not.toHaveAttribute("data-reveal");
});
