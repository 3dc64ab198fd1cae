import { act, fireEvent, screen } from "@testing-library/react";
import * as react from "react";
import { type ReactElement, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Late as LateComponent } from "./defer-hydration";

let Late: typeof LateComponent;
let takingOver: typeof import("../../browser/hydration");
const pressed = jest.fn();
/** Called once React has hydrated the part, or rendered it. */
const mounted = jest.fn();
const Part = ({ label = "Press" }: { label?: string }) => {
	useEffect(() => mounted(), []);
	return (
		<button type="button" onClick={pressed}>
			{label}
		</button>
	);
};

/** The HTML of the part as the server writes it: a boundary's content is between two comments. */
const served = (): HTMLElement => {
	document.body.innerHTML = "<div><!--$--><button type=button>Press</button><!--/$--></div>";
	return document.body.firstElementChild as HTMLElement;
};
const isHydrated = () => mounted.mock.calls.length > 0;
/** How far the hydration of the page has come, as `<html>` says it. */
const stage = () => document.documentElement.dataset.hydrated;

/** React hydrates the served HTML, as far as it goes by itself. */
const hydrate = async (element: ReactElement) => {
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
	// Each test is a load of the page, so the modules forget what the visitor did before. React stays the one that renders.
	jest.resetModules();
	jest.doMock("react", () => react);
	pressed.mockClear();
	mounted.mockClear();
	delete document.documentElement.dataset.hydrated;
	takingOver = await import("../../browser/hydration");
	({ Late } = await import("./defer-hydration"));
});
afterEach(() => jest.useRealTimers());

test("its HTML is left alone until the visitor does something", async () => {
	await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	const button = screen.getByRole("button");
	expect(isHydrated()).toBe(false);
	await act(async () => fireEvent.scroll(window));
	expect(isHydrated()).toBe(true);
	expect(screen.getByRole("button")).toBe(button);
});

test("hydration is complete when all such parts are hydrated", async () => {
	expect(stage()).toBeUndefined();
	const update = await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	expect([stage(), takingOver.isTakenOver()]).toEqual(["ready", false]);
	await act(async () => fireEvent.scroll(window));
	expect([stage(), takingOver.isTakenOver()]).toEqual(["complete", true]);
	await update(<p>Another page</p>);
	expect([stage(), takingOver.isTakenOver()]).toEqual(["complete", true]);
});

test("a part that is removed before it was hydrated is no longer waited for", async () => {
	const update = await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	expect(stage()).toBe("ready");
	await update(<p>Another page</p>);
	expect([stage(), takingOver.isTakenOver()]).toEqual(["complete", true]);
});

test("where the visitor has done something before, it is hydrated with the page", async () => {
	void takingOver.untilWanted();
	await act(async () => fireEvent.scroll(window));
	await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	expect(isHydrated()).toBe(true);
	expect([stage(), takingOver.isTakenOver()]).toEqual(["complete", true]);
});

test("where the visitor does nothing it is hydrated after 3 s", async () => {
	await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	await act(() => jest.advanceTimersByTimeAsync(2999));
	expect(isHydrated()).toBe(false);
	await act(() => jest.advanceTimersByTimeAsync(1));
	expect(isHydrated()).toBe(true);
});

test("a click on it, as the first thing the visitor does, is answered", async () => {
	await hydrate(
		<Late>
			<Part />
		</Late>,
	);
	await act(async () => fireEvent.click(screen.getByRole("button")));
	expect(pressed).toHaveBeenCalledTimes(1);
});

test("an update hydrates it at once, and keeps the element", async () => {
	const update = await hydrate(
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

test("on a page that a link leads to it is rendered at once", async () => {
	document.body.innerHTML = "<div></div>";
	await act(async () =>
		createRoot(document.body.firstElementChild as HTMLElement).render(
			<Late>
				<Part />
			</Late>,
		),
	);
	expect(isHydrated()).toBe(true);
});
