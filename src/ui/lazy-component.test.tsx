import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { preloadErrorEvent } from "../browser/preload-error-event";
import { lazyComponent } from "./lazy-component";

const heard = jest.fn();
const listen = ({ detail }: CustomEventInit) => heard(detail);
beforeEach(() => {
	heard.mockClear();
	window.addEventListener(preloadErrorEvent, listen as EventListener);
});
afterEach(() => window.removeEventListener(preloadErrorEvent, listen as EventListener));

const show = (Part: ReturnType<typeof lazyComponent<{ name: string }>>) =>
	act(async () =>
		render(
			<main>
				<Suspense fallback="…">
					<Part name="Ada" />
				</Suspense>
			</main>,
		),
	);

test("the component loads with its first rendering, and gets its props", async () => {
	const load = jest.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
	const Part = lazyComponent("greeting", load);
	expect(load).not.toHaveBeenCalled();
	await show(Part);
	expect(screen.getByText("Hello Ada")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(1);
	expect(heard).not.toHaveBeenCalled();
});

test("if it does not load, preload-error is raised with its name and reason, and the page works without it", async () => {
	const error = new Error("offline");
	await show(lazyComponent<{ name: string }>("greeting", () => Promise.reject(error)));
	expect(heard.mock.calls).toEqual([[{ url: "greeting", error }]]);
	expect(screen.getByRole("main")).toBeEmptyDOMElement();
});
