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
	return { section: screen.getByText("Words"), unmount };
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
	expect(show(top).section).not.toHaveAttribute("data-reveal");
	expect(intersectionObservers).toEqual([]);
});

test("what begins below the window waits, and comes in when a tenth of it is in view", () => {
	const { section } = show(windowHeight);
	const [observer] = intersectionObservers;
	expect(section).toHaveAttribute("data-reveal", "waiting");
	expect(observer?.targets).toEqual([section]);
	expect(observer?.options).toEqual({ threshold: 0.1 });
	observer?.show();
	expect(section).toHaveAttribute("data-reveal", "waiting");
	observer?.show(section);
	expect(section).toHaveAttribute("data-reveal", "shown");
});

test("it comes in once: nothing looks at it any more", () => {
	const { section } = show(2000);
	intersectionObservers[0]?.show(section);
	expect(intersectionObservers[0]?.disconnected).toBe(true);
	intersectionObservers[0]?.show();
	expect(section).toHaveAttribute("data-reveal", "shown");
});

test.each([
	["as high as the window", windowHeight, 0.1],
	["ten times as high", 10 * windowHeight, 0.01],
	["without a height", 0, 0.1],
])("of a section %s (%d px) the part is %d", (_name, height, threshold) => {
	show(windowHeight, height);
	expect(intersectionObservers[0]?.options?.threshold).toBeCloseTo(threshold, 10);
});

test("under reduced motion nothing is hidden", () => {
	matchMedia(reducedMotion);
	expect(show(2000).section).not.toHaveAttribute("data-reveal");
	expect(intersectionObservers).toEqual([]);
});

test("once unmounted nothing looks on, and nothing is left hidden", () => {
	const { section, unmount } = show(2000);
	unmount();
	expect(intersectionObservers[0]?.disconnected).toBe(true);
	expect(section).not.toHaveAttribute("data-reveal");
});
