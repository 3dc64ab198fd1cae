import { act, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
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
const shown = () => screen.getByRole("main").textContent;
const Instead = ({ name }: { name: string }) => <p>Call {name}</p>;

test("a component loads with its first rendering, and gets its props", async () => {
	const load = jest.fn(async () => ({ name }: { name: string }) => <p>Hello {name}</p>);
	const Part = lazyComponent("greeting", load);
	expect(load).not.toHaveBeenCalled();
	await show(Part);
	expect(shown()).toBe("Hello Ada");
	expect(heard).not.toHaveBeenCalled();
});

test.each([
	[Instead, "Call Ada"],
	[undefined, ""],
])("if it doesn't load, that's a preload-error, and the fallback or nothing is there", async (Fallback, text) => {
	const error = new Error("offline");
	await show(lazyComponent<{ name: string }>("greeting", () => Promise.reject(error), Fallback));
	expect(heard.mock.calls).toEqual([[{ url: "greeting", error }]]);
	expect(shown()).toBe(text);
});

const breaks = (): never => {
	throw new Error("broken");
};
test("if it fails, the page around it stays", async () => {
	jest.spyOn(console, "error").mockImplementation(() => undefined);
	await show(lazyComponent<{ name: string }>("greeting", async () => breaks, Instead));
	expect(shown()).toBe("Call Ada");
	jest.mocked(console.error).mockRestore();
});
