import { act, fireEvent, render, screen } from "@testing-library/react";
import type { PageTransition } from "./page-transition";

// framer-motion asks the browser once and for all; a test wants both answers.
const visitor = { reduced: false };
jest.mock("framer-motion", () => ({ ...jest.requireActual<object>("framer-motion"), useReducedMotion: () => visitor.reduced }));

const onEnter = jest.fn();
const onEntered = jest.fn();
let Transition: typeof PageTransition;
let halfDuration: number;
const page = (path: string, title = path) => (
	<Transition pageKey={path} onEnter={onEnter} onEntered={onEntered}>
		<h1>{title}</h1>
	</Transition>
);
/** Frame by frame, as a browser goes: React draws at the end of each act. */
const frame = 16;
const pass = async (milliseconds: number) => {
	for (let at = 0; at < milliseconds; at += frame) await act(() => jest.advanceTimersByTimeAsync(Math.min(frame, milliseconds - at)));
};
const shown = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const calls = () => [onEnter.mock.calls.length, onEntered.mock.calls.length];
/** The first page, and a visitor whose first interaction has loaded what moves pages. */
const start = async () => {
	const { container, rerender } = render(page("/about"));
	fireEvent.pointerDown(window);
	await pass(1000);
	return { container, rerender, go: (path: string) => rerender(page(path)) };
};

beforeAll(async () => {
	// framer-motion takes requestAnimationFrame when it is loaded: it has to be the clock's by then.
	jest.useFakeTimers();
	({ halfDuration, PageTransition: Transition } = await import("./page-transition"));
});
beforeEach(() => {
	visitor.reduced = false;
	onEnter.mockClear();
	onEntered.mockClear();
});
afterAll(() => jest.useRealTimers());

test("out and in take 0.9 s together", () => {
	expect(2 * halfDuration).toBeCloseTo(0.9, 10);
});

test("the first page is there at once, whole, and no callback is called for it", async () => {
	const { container } = await start();
	expect(shown()).toEqual(["/about"]);
	expect(container.firstElementChild).not.toHaveStyle({ opacity: 0 });
	expect(calls()).toEqual([0, 0]);
});

test("the old page goes, then the new one comes in, 0.45 s each", async () => {
	const { container, go } = await start();
	go("/team");
	expect(shown()).toEqual(["/about"]);
	await pass(450 - 2 * frame);
	expect(shown()).toEqual(["/about"]);
	expect(calls()).toEqual([0, 0]);
	await pass(4 * frame);
	expect(shown()).toEqual(["/team"]);
	expect(calls()).toEqual([1, 0]);
	expect(Number((container.firstElementChild as HTMLElement).style.opacity)).toBeLessThan(0.5);
	await pass(450 - 4 * frame);
	expect(calls()).toEqual([1, 0]);
	await pass(4 * frame);
	expect(calls()).toEqual([1, 1]);
	expect(Number((container.firstElementChild as HTMLElement).style.opacity)).toBeCloseTo(1, 2);
});

test("two changes in one go end on the last page alone", async () => {
	const { go } = await start();
	go("/team");
	await pass(100);
	go("/pricing");
	await pass(1100);
	expect(shown()).toEqual(["/pricing"]);
	expect(calls()).toEqual([1, 1]);
});

describe("under reduced motion", () => {
	beforeEach(() => {
		visitor.reduced = true;
	});

	test("a page changes without moving", async () => {
		const { container, go } = await start();
		const holder = container.firstElementChild;
		go("/team");
		expect(shown()).toEqual(["/team"]);
		expect(calls()).toEqual([1, 0]);
		await pass(2 * frame);
		expect(calls()).toEqual([1, 1]);
		expect(container.firstElementChild).toBe(holder);
		expect(holder).not.toHaveStyle({ opacity: 0 });
	});

	test("a page that comes back right away is a new one", async () => {
		const { go } = await start();
		const before = screen.getByRole("heading");
		go("/team");
		go("/about");
		expect(shown()).toEqual(["/about"]);
		expect(screen.getByRole("heading")).not.toBe(before);
		await pass(2 * frame);
		expect(shown()).toEqual(["/about"]);
		expect(calls()).toEqual([2, 1]);
	});

	test("the current page rerenders with new props and keeps its elements", async () => {
		const { go, rerender } = await start();
		go("/team");
		await pass(2 * frame);
		const heading = screen.getByRole("heading");
		rerender(page("/team", "Our team"));
		expect(screen.getByRole("heading")).toBe(heading);
		expect(shown()).toEqual(["Our team"]);
	});
});

test("before the first interaction, with no animation code loaded, a page changes at once", async () => {
	const { rerender } = render(page("/about"));
	rerender(page("/team"));
	await pass(3 * frame);
	expect(shown()).toEqual(["/team"]);
	expect(calls()[0]).toBe(1);
});
