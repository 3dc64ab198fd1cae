import { act, render } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { preloadErrorEvent } from "../browser/preload-error-event";
import { lazyComponent } from "./lazy-component";

const heard = jest.fn();
beforeAll(() =>
	window.addEventListener(preloadErrorEvent, ({ detail }: CustomEventInit) => heard(detail)),
);
beforeEach(() => heard.mockClear());

const show = (Part: ComponentType<{ name: string }>) =>
	act(async () =>
		render(
			<Suspense>
				<Part name="Ada" />
			</Suspense>,
		),
	);
const shown = () => document.body.textContent;
const Instead = ({ name }: { name: string }) => <p>Call {name}</p>;

test.each([
	[Instead, "Call Ada"],
	[undefined, ""],
])(
	"if it doesn't load, that's a preload-error, and the fallback is there",
	async (Fallback, text) => {
		const error = new Error("offline");
		await show(lazyComponent<{ name: string }>("greeting", () => Promise.reject(error), Fallback));
		expect(heard.mock.calls).toEqual([[{ url: "greeting", error }]]);
		expect(shown()).toBe(text);
	},
);

const breaks = (): never => {
	throw new Error("broken");
};
test("if it fails, the fallback is there", async () => {
	jest.spyOn(console, "error").mockImplementation(() => undefined);
	await show(lazyComponent<{ name: string }>("greeting", async () => breaks, Instead));
	expect(shown()).toBe("Call Ada");
	jest.mocked(console.error).mockRestore();
});
