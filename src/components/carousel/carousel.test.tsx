import { act, fireEvent, render, screen, within } from "@testing-library/react";
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
afterEach(() => jest.restoreAllMocks());

const slides = ["Skin", "Hormones", "Lasers", "Wellness"].map((label) => ({ key: label, label, content: <a href={`/${label}`}>{label}</a> }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const carousel = () => screen.getByRole("region", { name: "Service categories" });
const slide = (index: number) => screen.getByRole("group", { name: new RegExp(`, ${index} of 4$`), hidden: true });
const button = (name: string) => screen.getByRole("button", { name });
const position = () => embla.api?.selectedScrollSnap();
/** Reports which slides are in view, as the browser does. */
const see = (...positions: number[]) =>
	act(() => intersectionObservers.find(({ targets }) => targets.length === slides.length)?.show(positions.map((index) => slide(index))));

const show = () => render(<Carousel label="Service categories" slides={slides} />);
const viewport = () => carousel().querySelector(".carousel-viewport") as Element;
/** Brings the carousel near the viewport, and waits for Embla. */
const comeNear = async () => {
	await act(async () => intersectionObservers[0]?.show([viewport()]));
	await pass(0);
};
/** The carousel with Embla running. */
const start = async () => {
	show();
	await comeNear();
	await see(1, 2);
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

test("slides that were scrolled before hydration start at the first one", async () => {
	show();
	viewport().scrollLeft = 120;
	await comeNear();
	expect(viewport().scrollLeft).toBe(0);
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
	await start();
	const live = () => carousel().querySelector("[aria-live]")?.getAttribute("aria-live");
	expect(live()).toBe("off");
	fireEvent.click(button("Pause auto-scroll"));
	expect(screen.queryByRole("button", { name: "Pause auto-scroll" })).toBeNull();
	expect(live()).toBe("polite");
	await pass(60_000);
	expect(position()).toBe(0);
	fireEvent.click(button("Resume auto-scroll"));
	await pass(4999);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
	expect(button("Pause auto-scroll")).toBeVisible();
});

// React simulates pointerenter from pointerover; the listeners are the browser's.
const point = (type: string, pointerType = "mouse", target: EventTarget = carousel()) =>
	target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const setHidden = (hidden: boolean) => {
	jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
	document.dispatchEvent(new Event("visibilitychange"));
};
/** Moves the focus to a slide's link, visibly as with the keyboard, or not as with a click. */
const focusSlide = (visible: boolean) => {
	const link = within(slide(1)).getByRole("link");
	const matches = link.matches.bind(link);
	jest.spyOn(link, "matches").mockImplementation((selector) => (selector === ":focus-visible" ? visible : matches(selector)));
	link.focus();
};
const blurSlide = () => (document.activeElement as HTMLElement).blur();
/** Presses and releases a pointer. Embla listens to the mouse's events. */
const press = () => {
	point("pointerdown", "mouse", slide(1));
	slide(1).dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
};
const release = (type = "pointerup") => {
	point(type, "mouse", document.body);
	document.body.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
};

test.each([
	["a mouse over it", () => point("pointerenter"), () => point("pointerleave"), 0],
	["the visible focus", () => focusSlide(true), blurSlide, 0],
	["a background tab", () => setHidden(true), () => setHidden(false), 0],
	["a pointer that's down, wherever it's released,", press, release, 2000],
	["a pointer that the browser takes away", press, () => release("pointercancel"), 2000],
] as const)("%s holds it still, and it goes on afterward", async (_name, hold, letGo, wait) => {
	await start();
	await act(async () => hold());
	await pass(20_000);
	expect(position()).toBe(0);
	await act(async () => letGo());
	await pass(wait + 4999);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
});

test.each([
	["a finger that passes over it", () => point("pointerenter", "touch")],
	["the focus after a click", () => focusSlide(false)],
	["a pointer that's pressed elsewhere", () => point("pointerdown", "mouse", document.body)],
])("%s doesn't hold it still", async (_name, touch) => {
	await start();
	await act(async () => touch());
	await pass(5000);
	expect(position()).toBe(1);
});

test("a second press within the 2 s starts them again", async () => {
	await start();
	for (let time = 0; time < 2; time += 1) {
		await act(async () => press());
		await pass(5000);
		await act(async () => release());
		await pass(1999);
	}
	await pass(5000);
	expect(position()).toBe(0);
	await pass(1);
	expect(position()).toBe(1);
});

test("in a tab that's opened in the background, it waits until the tab is shown", async () => {
	jest.spyOn(document, "hidden", "get").mockReturnValue(true);
	await start();
	await pass(60_000);
	expect(position()).toBe(0);
	await act(async () => setHidden(false));
	await pass(5000);
	expect(position()).toBe(1);
});

test("neither a click nor the focus leaving a slide resumes a paused carousel", async () => {
	await start();
	fireEvent.click(button("Pause auto-scroll"));
	await act(async () => press());
	await act(async () => release());
	await act(async () => focusSlide(true));
	await act(async () => blurSlide());
	await pass(60_000);
	expect(position()).toBe(0);
});

test("with reduced motion it never moves by itself, and has no button to pause it", async () => {
	matchMedia(reducedMotion);
	await start();
	expect(screen.queryByRole("button", { name: /auto-scroll/ })).toBeNull();
	await act(async () => press());
	await act(async () => release());
	await pass(60_000);
	expect(position()).toBe(0);
	await act(async () => button("Next slide").click());
	expect(position()).toBe(1);
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
	intersectionObservers.find(({ targets }) => targets.length === slides.length)?.show([slide(1)]);
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
	await comeNear();
	expect(position()).toBe(2);
	expect(within(slide(3)).getByRole("link")).toHaveFocus();
});
