import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type useEmblaCarousel from "embla-carousel-react";
import type { UseEmblaCarouselType } from "embla-carousel-react";
import { matchMedia, reducedMotion } from "../../../tests/support/media";
import { installObservers, intersectionObservers } from "../../../tests/support/observers";
import { Carousel } from ".";

/** The real Embla, recorded, so that a test can read its position. */
const embla: { api?: UseEmblaCarouselType[1] } = {};
jest.mock("embla-carousel-react", () => {
	const actual = jest.requireActual<typeof useEmblaCarousel>("embla-carousel-react");
	return (...parameters: Parameters<typeof useEmblaCarousel>) => {
		const result = actual(...parameters);
		embla.api = result[1];
		return result;
	};
});

/** Four slides of 400 px in a viewport of 800. */
const [slideWidth, viewWidth] = [400, 800];
const layout = (element: HTMLElement) => {
	const slide = element.classList.contains("carousel-slide");
	const index = slide ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;
	return { offsetParent: element.parentElement, offsetLeft: index * slideWidth, offsetTop: 0, offsetWidth: slide ? slideWidth : viewWidth, offsetHeight: 300 };
};
beforeAll(() => {
	// Embla reads the margins, which jsdom leaves empty.
	document.head.append(Object.assign(document.createElement("style"), { textContent: ".carousel-slide { margin: 0 }" }));
	for (const side of ["offsetParent", "offsetLeft", "offsetTop", "offsetWidth", "offsetHeight"] as const)
		Object.defineProperty(HTMLElement.prototype, side, {
			configurable: true,
			get(this: HTMLElement) {
				return layout(this)[side];
			},
		});
});

beforeEach(() => {
	jest.useFakeTimers();
	installObservers();
	matchMedia();
	embla.api = undefined;
});
afterEach(() => jest.useRealTimers());

const slides = ["Skin", "Hormones", "Lasers", "Wellness"].map((label) => ({ key: label, label, content: <a href={`/${label}`}>{label}</a> }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const carousel = () => screen.getByRole("region", { name: "Service categories" });
const slide = (index: number) => screen.getByRole("group", { name: new RegExp(`, ${index} of 4$`), hidden: true });
const button = (name: string) => screen.getByRole("button", { name });
const position = () => embla.api?.selectedScrollSnap();
/** Reports which slides are in view, as the browser does. */
const see = (...positions: number[]) =>
	act(() => intersectionObservers.find(({ targets }) => targets.length === slides.length)?.show(...positions.map((index) => slide(index))));

const show = () => render(<Carousel label="Service categories" slides={slides} loop />);
/** The carousel with Embla running. */
const start = async () => {
	const shown = show();
	await act(async () => intersectionObservers[0]?.show(carousel().querySelector(".carousel-viewport") as Element));
	await pass(0);
	await see(1, 2);
	return shown;
};

test("the HTML is a named carousel of named slides, all reachable, without buttons", () => {
	show();
	expect(carousel()).toHaveAttribute("aria-roledescription", "carousel");
	expect(screen.getAllByRole("group").map((each) => [each.getAttribute("aria-roledescription"), each.getAttribute("aria-label")])).toEqual([
		["slide", "Skin, 1 of 4"],
		["slide", "Hormones, 2 of 4"],
		["slide", "Lasers, 3 of 4"],
		["slide", "Wellness, 4 of 4"],
	]);
	for (const each of screen.getAllByRole("group")) expect(each).not.toHaveAttribute("inert");
	expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the buttons appear once the carousel comes near the viewport", async () => {
	await start();
	expect(within(carousel()).getAllByRole("button")).toEqual([button("Pause auto-scroll"), button("Previous slide"), button("Next slide")]);
});

test("slides that were scrolled before hydration start at the first one", async () => {
	show();
	const viewport = carousel().querySelector(".carousel-viewport") as Element;
	viewport.scrollLeft = 120;
	await act(async () => intersectionObservers[0]?.show(viewport));
	await pass(0);
	expect(viewport.scrollLeft).toBe(0);
});

test("slides out of view are inert, once the view is known", async () => {
	show();
	await act(async () => intersectionObservers[0]?.show(carousel().querySelector(".carousel-viewport") as Element));
	await pass(0);
	const inert = () => [1, 2, 3, 4].filter((index) => slide(index).hasAttribute("inert"));
	expect(button("Next slide")).toBeVisible();
	expect(inert()).toEqual([]);
	await see(1, 2);
	expect(inert()).toEqual([3, 4]);
	await see(4, 1);
	expect(inert()).toEqual([2, 3]);
});

test("the buttons and the arrow keys move it one slide, in a loop; other keys do not", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	await start();
	expect(position()).toBe(0);
	await user.click(button("Next slide"));
	expect(position()).toBe(1);
	await user.click(button("Previous slide"));
	await user.click(button("Previous slide"));
	expect(position()).toBe(3);
	await user.keyboard("{ArrowRight}");
	expect(position()).toBe(0);
	await user.keyboard("{ArrowLeft}");
	expect(position()).toBe(3);
	await user.keyboard("{ArrowDown}{Home}");
	expect(position()).toBe(3);
});

test("in a background tab it does not move until the tab is shown", async () => {
	const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	await start();
	await pass(60_000);
	expect(position()).toBe(0);
	hidden.mockRestore();
	await act(async () => document.dispatchEvent(new Event("visibilitychange")));
	await pass(5000);
	expect(position()).toBe(1);
});

test("it moves by itself every 5 s", async () => {
	await start();
	await pass(4999);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
	await pass(4999);
	expect(position()).toBe(1);
	await pass(1);
	expect(position()).toBe(2);
});

test("it does not move and is announced while paused; resumed, it waits 5 s", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	await start();
	const live = () => carousel().querySelector("[aria-live]")?.getAttribute("aria-live");
	expect(live()).toBe("off");
	await user.click(button("Pause auto-scroll"));
	await user.unhover(carousel());
	expect(screen.queryByRole("button", { name: "Pause auto-scroll" })).toBeNull();
	expect(live()).toBe("polite");
	await pass(60_000);
	expect(position()).toBe(0);
	await user.click(button("Resume auto-scroll"));
	await user.unhover(carousel());
	await act(async () => (document.activeElement as HTMLElement).blur());
	await pass(6999);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
	expect(button("Pause auto-scroll")).toBeVisible();
});

/** Pointer down and up on a slide. */
const holdPointer = async (milliseconds: number) => {
	await act(async () => {
		slide(1).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
		slide(1).dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
	});
	await pass(milliseconds);
	await act(async () => {
		slide(1).dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "mouse" }));
		slide(1).dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
	});
};

test("pointer down stops it; auto-scroll resumes 2 s after pointer up", async () => {
	await start();
	await holdPointer(20_000);
	expect(position()).toBe(0);
	await pass(2000 + 4999);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
});

test("neither a click nor the focus leaving a slide resumes a paused carousel", async () => {
	const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
	await start();
	await user.click(button("Pause auto-scroll"));
	await user.unhover(carousel());
	await holdPointer(100);
	await act(async () => within(slide(1)).getByRole("link").focus());
	await act(async () => within(slide(1)).getByRole("link").blur());
	await pass(60_000);
	expect(position()).toBe(0);
});

test("with reduced motion it never moves by itself, and has no button to pause it", async () => {
	matchMedia(reducedMotion);
	await start();
	expect(screen.queryByRole("button", { name: /auto-scroll/ })).toBeNull();
	await holdPointer(100);
	await pass(60_000);
	expect(position()).toBe(0);
	await act(async () => button("Next slide").click());
	expect(position()).toBe(1);
});

test("a mouse over it pauses it", async () => {
	await start();
	await act(async () => carousel().dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" })));
	await pass(60_000);
	expect(position()).toBe(0);
	await act(async () => carousel().dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" })));
	await pass(5000);
	expect(position()).toBe(1);
});

test("nothing runs after unmounting", async () => {
	const { unmount } = await start();
	unmount();
	await pass(100);
	expect(intersectionObservers.every(({ disconnected }) => disconnected)).toBe(true);
	expect(jest.getTimerCount()).toBe(0);
});

test("the focus moves from a slide out of view to a visible one, and stays on a visible one", async () => {
	await start();
	await act(async () => within(slide(1)).getByRole("link").focus());
	await see(1, 2);
	expect(within(slide(1)).getByRole("link")).toHaveFocus();
	await see(2, 3);
	expect(slide(1)).toHaveAttribute("inert");
	expect(within(slide(2)).getByRole("link")).toHaveFocus();
});

test("slides don't change while the focus moves from one to the next", async () => {
	await start();
	await act(async () => within(slide(1)).getByRole("link").focus());
	// Outside of `act` React renders a change later, as in the browser.
	const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
	environment.IS_REACT_ACT_ENVIRONMENT = false;
	const next = slide(2);
	intersectionObservers.find(({ targets }) => targets.length === slides.length)?.show(slide(1));
	within(slide(1)).getByRole("link").blur();
	await Promise.resolve();
	const onTheWay = next.hasAttribute("inert");
	environment.IS_REACT_ACT_ENVIRONMENT = true;
	await pass(0);
	expect(onTheWay).toBe(false);
});

test("embla starts at the slide that has the focus", async () => {
	show();
	await act(async () => within(slide(3)).getByRole("link").focus());
	await act(async () => intersectionObservers[0]?.show(carousel().querySelector(".carousel-viewport") as Element));
	await pass(0);
	expect(position()).toBe(2);
	expect(within(slide(3)).getByRole("link")).toHaveFocus();
});
