import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import * as react from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Late as LateComponent } from "./late";

let Late: typeof LateComponent;
let takingOver: typeof import("../lib/taking-over");
const pressed = jest.fn();
const Part = ({ label = "Press" }: { label?: string }) => (
	<button type="button" onClick={pressed}>
		{label}
	</button>
);

/** The HTML of the part as the server writes it: a boundary's content stands between two comments. */
const served = (): HTMLElement => {
	document.body.innerHTML = "<div><!--$--><button type=button>Press</button><!--/$--></div>";
	return document.body.firstElementChild as HTMLElement;
};
const isTaken = () => Object.keys(screen.getByRole("button")).some((key) => key.startsWith("__reactFiber"));

/** React takes over the served HTML, as far as it goes by itself. */
const takeOver = async (element: ReactElement) => {
	takingOver.beginTakingOver();
	let root = undefined as unknown as Root;
	await act(async () => {
		root = hydrateRoot(served(), element);
	});
	takingOver.endTakingOver();
	return (next: ReactElement) => act(async () => root.render(next));
};

beforeEach(async () => {
	jest.useFakeTimers();
	// A page's load each: what has been wanted is wanted for good. React stays the one that draws.
	jest.resetModules();
	jest.doMock("react", () => react);
	pressed.mockClear();
	takingOver = await import("../lib/taking-over");
	({ Late } = await import("./late"));
});
afterEach(() => jest.useRealTimers());

test("its HTML stands untouched until the visitor gives a sign", async () => {
	await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	const button = screen.getByRole("button");
	expect(isTaken()).toBe(false);
	await act(async () => fireEvent.scroll(window));
	expect(isTaken()).toBe(true);
	expect(screen.getByRole("button")).toBe(button);
});

test("the page is taken over when all its late parts are, or have gone", async () => {
	expect(takingOver.isTakenOver()).toBe(true);
	const update = await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	expect(takingOver.isTakenOver()).toBe(false);
	await act(async () => fireEvent.scroll(window));
	expect(takingOver.isTakenOver()).toBe(true);
	await update(<p>Another page</p>);
	expect(takingOver.isTakenOver()).toBe(true);
});

test("one that goes before it was taken over is waited for no more", async () => {
	const update = await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	await update(<p>Another page</p>);
	expect(takingOver.isTakenOver()).toBe(true);
});

test("one that is wanted from the beginning is taken over with the page", async () => {
	void takingOver.untilWanted();
	await act(async () => fireEvent.scroll(window));
	await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	expect(isTaken()).toBe(true);
	expect(takingOver.isTakenOver()).toBe(true);
});

test("without a sign it is taken over after 3 s", async () => {
	await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	await act(() => jest.advanceTimersByTimeAsync(2999));
	expect(isTaken()).toBe(false);
	await act(() => jest.advanceTimersByTimeAsync(1));
	expect(isTaken()).toBe(true);
});

test("a click that is the first sign is answered", async () => {
	await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	await act(async () => fireEvent.click(screen.getByRole("button")));
	expect(pressed).toHaveBeenCalledTimes(1);
});

test("an update does not wait, and keeps the element", async () => {
	const update = await takeOver(
		<Late>
			<Part />
		</Late>,
	);
	const button = screen.getByRole("button");
	await update(
		<Late>
			<Part label="Pressed" />
		</Late>,
	);
	expect(screen.getByRole("button", { name: "Pressed" })).toBe(button);
});

test("on a page that a link leads to it is there at once", async () => {
	document.body.innerHTML = "<div></div>";
	await act(async () =>
		createRoot(document.body.firstElementChild as HTMLElement).render(
			<Late>
				<Part />
			</Late>,
		),
	);
	expect(isTaken()).toBe(true);
});
