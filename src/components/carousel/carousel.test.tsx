import { act, fireEvent, render, screen } from "@testing-library/react";
import Autoplay from "embla-carousel-autoplay";
import { matchMedia, reducedMotion } from "../../../tests/support/media";
import { Carousel } from ".";

/** Embla needs a layout: this double counts slides and says which are in view. */
const embla = { position: 0, playing: false, visible: [0, 1], tell: () => undefined as unknown };
jest.mock("embla-carousel-react", () => {
	const api = {
		scrollNext: () => (embla.position += 1),
		scrollPrev: () => (embla.position -= 1),
		slidesInView: () => embla.visible,
		on: (_event: string, tell: () => void) => (embla.tell = tell),
		off: () => undefined,
	};
	const result = [() => undefined, api];
	return () => result;
});
jest.mock("embla-carousel-autoplay", () =>
	jest.fn(() => ({
		play: () => (embla.playing = true),
		stop: () => (embla.playing = false),
		isPlaying: () => embla.playing,
	})),
);
jest.mock("../../hooks/use-near-viewport", () => ({ useNearViewport: () => true }));

beforeEach(() => {
	jest.useFakeTimers();
	matchMedia();
	Object.assign(embla, { position: 0, visible: [0, 1] });
});
afterEach(() => jest.restoreAllMocks());

const slides = ["Skin", "Hormones", "Lasers"].map((label) => ({
	key: label,
	label,
	content: <a href={`/${label}`}>{label}</a>,
}));
const carousel = () => screen.getByRole("region", { name: "Service categories" });
const slide = (index: number) =>
	screen.getByRole("group", { name: new RegExp(`, ${index} of 3$`), hidden: true });
const link = (index: number) => slide(index).firstElementChild as HTMLElement;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const start = () =>
	act(async () => render(<Carousel label="Service categories" slides={slides} />));

test("before Embla has loaded, all named slides are reachable", async () => {
	render(<Carousel label="Service categories" slides={slides} />);
	expect(slide(2)).toHaveAttribute("aria-label", "Hormones, 2 of 3");
	expect(slide(2)).toHaveAttribute("aria-roledescription", "slide");
	expect(document.querySelector("[inert]")).toBeNull();
	expect(screen.queryAllByRole("button")).toEqual([]);
	await act(async () => undefined);
});

test("the buttons and the arrow keys move it one slide; other keys don't", async () => {
	await start();
	press("Next slide");
	fireEvent.keyDown(carousel(), { key: "ArrowRight" });
	expect(embla.position).toBe(2);
	press("Previous slide");
	fireEvent.keyDown(carousel(), { key: "ArrowLeft" });
	fireEvent.keyDown(carousel(), { key: "Home" });
	expect(embla.position).toBe(0);
});

test("it moves every 5 s; paused, only its button resumes it", async () => {
	await start();
	const state = () => [
		embla.playing,
		carousel().querySelector("[aria-live]")?.getAttribute("aria-live"),
	];
	expect(jest.mocked(Autoplay).mock.calls[0]?.[0]).toMatchObject({ delay: 5000 });
	expect(state()).toEqual([true, "off"]);
	press("Pause auto-scroll");
	point("pointerenter");
	point("pointerleave");
	expect(state()).toEqual([false, "polite"]);
	press("Resume auto-scroll");
	expect(state()).toEqual([true, "off"]);
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
	jest.spyOn(link(1), "matches").mockReturnValue(visible);
	link(1).focus();
};

test.each([
	["a mouse over it", () => point("pointerenter"), () => point("pointerleave"), 0],
	["the visible focus", () => focusSlide(true), () => link(1).blur(), 0],
	["a background tab", () => setHidden(true), () => setHidden(false), 0],
	[
		"a pointer that's down, wherever it's released,",
		() => point("pointerdown"),
		() => point("pointerup", "mouse", window),
		2000,
	],
] as const)("%s holds it still, and it goes on afterward", async (_name, hold, letGo, wait) => {
	await start();
	act(() => void hold());
	expect(embla.playing).toBe(false);
	act(() => void letGo());
	if (wait > 0) {
		jest.advanceTimersByTime(wait - 1);
		expect(embla.playing).toBe(false);
		jest.advanceTimersByTime(1);
	}
	expect(embla.playing).toBe(true);
});

test("opened in a background tab, it waits", async () => {
	setHidden(true);
	await start();
	expect(embla.playing).toBe(false);
});

test("neither a passing finger nor the focus after a click holds it still", async () => {
	await start();
	act(() => void point("pointerenter", "touch"));
	act(() => focusSlide(false));
	expect(embla.playing).toBe(true);
});

test("with reduced motion it never moves by itself", async () => {
	matchMedia(reducedMotion);
	await start();
	expect(embla.playing).toBe(false);
	expect(screen.queryByRole("button", { name: /auto-scroll/ })).toBeNull();
	expect(screen.getByRole("button", { name: "Next slide" })).toBeVisible();
});

test("the focus moves from a slide out of view to a visible one", async () => {
	await start();
	act(() => link(1).focus());
	embla.visible = [1, 2];
	act(() => void embla.tell());
	expect(slide(1)).toHaveAttribute("inert");
	expect(link(2)).toHaveFocus();
});
