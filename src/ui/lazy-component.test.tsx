import { act, render, screen } from "@testing-library/react";
import { type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import { preloadErrorEvent } from "../browser/preload-error-event";
import { lazyComponent } from "./lazy-component";

const heard = jest.fn();
beforeAll(() => window.addEventListener(preloadErrorEvent, ({ detail }: CustomEventInit) => heard(detail)));
beforeEach(() => heard.mockClear());

const show = (Part: ComponentType<{ name: string }>) =>
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

const Instead = ({ name }: { name: string }) => <p>Call {name}</p>;

test("if it doesn't load, what was given for that is there instead, and gets the props", async () => {
	await show(lazyComponent("greeting", () => Promise.reject(new Error("offline")), Instead));
	expect(screen.getByText("Call Ada")).toBeVisible();
	expect(heard).toHaveBeenCalledTimes(1);
});

test.each([
	[
		"is rendered",
		() => {
			throw new Error("broken");
		},
	],
	[
		"is there",
		() => {
			useEffect(() => {
				throw new Error("broken");
			});
			return <p>Hello</p>;
		},
	],
])("if it fails once it %s, the page around it stays", async (_when, Broken: () => ReactNode) => {
	jest.spyOn(console, "error").mockImplementation(() => undefined);
	await show(lazyComponent<{ name: string }>("greeting", async () => Broken, Instead));
	expect(screen.getByRole("main")).toHaveTextContent("Call Ada");
	jest.mocked(console.error).mockRestore();
});

test("if it does not load, preload-error is raised with its name and reason, and the page works without it", async () => {
	const error = new Error("offline");
	await show(lazyComponent<{ name: string }>("greeting", () => Promise.reject(error)));
	expect(heard.mock.calls).toEqual([[{ url: "greeting", error }]]);
	expect(screen.getByRole("main")).toBeEmptyDOMElement();
});
