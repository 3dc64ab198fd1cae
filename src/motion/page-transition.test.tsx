import { act, fireEvent, render, screen } from "@testing-library/react";
import { animate } from "./animate";
import { PageTransition } from "./page-transition";

jest.mock("./animate", () => ({ animate: jest.fn() }));
const moves = () => jest.mocked(animate).mock.calls.map(([page, keyframes]) => [(page as unknown as HTMLElement).textContent, keyframes]);

const visitor = { reduced: false };
window.matchMedia = (query) => ({ matches: visitor.reduced, media: query }) as MediaQueryList;

const onEnter = jest.fn();
const onEntered = jest.fn();
const page = (path: string, title = path) => (
	<PageTransition pageKey={path} onEnter={onEnter} onEntered={onEntered}>
		<h1>{title}</h1>
	</PageTransition>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const shown = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const calls = () => [onEnter.mock.calls.length, onEntered.mock.calls.length];
/** The first page, and a visitor whose first interaction has loaded what moves pages. */
const start = async () => {
	const { container, rerender } = render(page("/about"));
	fireEvent.pointerDown(window);
	await pass(1000);
	return { container, rerender, go: (path: string) => rerender(page(path)) };
};

beforeAll(() => void jest.useFakeTimers());
beforeEach(() => {
	visitor.reduced = false;
	jest.clearAllMocks();
});

test("before the first interaction, with no animation code loaded, a page changes at once", async () => {
	const { rerender } = render(page("/about"));
	rerender(page("/team"));
	expect(shown()).toEqual(["/team"]);
	await pass(1);
	expect(calls()).toEqual([1, 1]);
	expect(moves()).toEqual([]);
});

test("the first page is there without motion; then the old page goes and the new one comes in, 0.45 s each", async () => {
	const { go } = await start();
	expect(moves()).toEqual([]);
	expect(calls()).toEqual([0, 0]);
	go("/team");
	await pass(449);
	expect(shown()).toEqual(["/about"]);
	expect(moves()).toEqual([["/about", { opacity: 0, transform: "translateY(-12px)" }]]);
	expect(jest.mocked(animate).mock.calls[0]?.[2]).toHaveProperty("duration", 0.45);
	expect(calls()).toEqual([0, 0]);
	await pass(1);
	expect(shown()).toEqual(["/team"]);
	expect(moves()[1]).toEqual(["/team", { opacity: [0, 1], transform: ["translateY(12px)", "none"] }]);
	expect(calls()).toEqual([1, 0]);
	await pass(449);
	expect(calls()).toEqual([1, 0]);
	await pass(1);
	expect(calls()).toEqual([1, 1]);
});

test("two changes in one go end on the last page alone", async () => {
	const { go } = await start();
	go("/team");
	await pass(100);
	go("/pricing");
	await pass(450);
	await pass(450);
	expect(shown()).toEqual(["/pricing"]);
	expect(calls()).toEqual([1, 1]);
});

test("a page that's wanted again while it leaves comes back with what's in it", async () => {
	const { go } = await start();
	const heading = screen.getByRole("heading");
	go("/team");
	await pass(100);
	go("/about");
	await pass(450);
	expect(screen.getByRole("heading")).toBe(heading);
	expect(moves().at(-1)).toEqual(["/about", { opacity: [0, 1], transform: ["translateY(12px)", "none"] }]);
	expect(calls()).toEqual([1, 1]);
});

test("a page that leaves keeps what it showed last", async () => {
	const { go, rerender } = await start();
	rerender(page("/about", "About us"));
	go("/team");
	await pass(100);
	expect(shown()).toEqual(["About us"]);
});

test("under reduced motion a page changes without moving, and one that comes back right away is a new one", async () => {
	visitor.reduced = true;
	const { go } = await start();
	const before = screen.getByRole("heading");
	go("/team");
	expect(shown()).toEqual(["/team"]);
	expect(calls()).toEqual([1, 0]);
	go("/about");
	expect(shown()).toEqual(["/about"]);
	expect(screen.getByRole("heading")).not.toBe(before);
	await pass(1);
	expect(calls()).toEqual([2, 1]);
	expect(moves()).toEqual([]);
});
