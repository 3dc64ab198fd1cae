import { act, fireEvent, render, screen } from "@testing-library/react";
import { matchMedia, reducedMotion } from "../../tests/support/media";
import { animate } from "./animate";
import { PageTransition } from "./page-transition";

jest.mock("./animate", () => ({ animate: jest.fn() }));
const moves = () =>
	jest
		.mocked(animate)
		.mock.calls.map(([page, keyframes]) => [
			(page as unknown as HTMLElement).textContent,
			keyframes,
		]);
const leaves = { opacity: 0, transform: "translateY(-12px)" };
const comes = { opacity: [0, 1], transform: ["translateY(12px)", "none"] };

const onEnter = jest.fn();
const onEntered = jest.fn();
const page = (path: string, title = path) => (
	<PageTransition pageKey={path} onEnter={onEnter} onEntered={onEntered}>
		<h1>{title}</h1>
	</PageTransition>
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const seen = () => [
	...screen.getAllByRole("heading").map(({ textContent }) => textContent),
	onEnter.mock.calls.length,
	onEntered.mock.calls.length,
];
const start = async () => {
	const { rerender } = render(page("/about"));
	fireEvent.pointerDown(window);
	await pass(1000);
	return (path: string, title?: string) => rerender(page(path, title));
};

beforeEach(() => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	matchMedia();
});

test("before the first interaction, a page changes at once", async () => {
	const { rerender } = render(page("/about"));
	rerender(page("/team"));
	await pass(1);
	expect(seen()).toEqual(["/team", 1, 1]);
	expect(moves()).toEqual([]);
});

test("the old page goes and the new one comes in, 0.45 s each", async () => {
	const go = await start();
	expect(moves()).toEqual([]);
	go("/about", "About us");
	go("/team");
	await pass(449);
	expect(seen()).toEqual(["About us", 0, 0]);
	expect(jest.mocked(animate).mock.calls[0]?.[2]).toHaveProperty("duration", 0.45);
	await pass(1);
	expect(seen()).toEqual(["/team", 1, 0]);
	expect(moves()).toEqual([
		["About us", leaves],
		["/team", comes],
	]);
	await pass(449);
	expect(seen()).toEqual(["/team", 1, 0]);
	await pass(1);
	expect(seen()).toEqual(["/team", 1, 1]);
});

test("under reduced motion a page changes without moving", async () => {
	matchMedia(reducedMotion);
	const go = await start();
	go("/team");
	expect(seen()).toEqual(["/team", 1, 0]);
	await pass(1);
	expect(seen()).toEqual(["/team", 1, 1]);
	expect(moves()).toEqual([]);
});
