import { fireEvent, render, screen } from "@testing-library/react";
import { PrintButton, printPart } from "./print-button";

beforeEach(() => Object.assign(window, { print: jest.fn() }));

test.each([
	["a browser", "", jest.fn(), undefined],
	[
		"an app, where printing may do nothing",
		"Mozilla/5.0 (Linux; Android 15; wv)",
		jest.fn(),
		"Nothing happened? Open this page in Chrome to print it.",
	],
	[
		"a browser that can't print",
		"",
		undefined,
		"Nothing happened? Open this page in your browser to print it.",
	],
])("in %s", (_name, agent, print, says) => {
	jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
	Object.assign(window, { print });
	render(<PrintButton>Print the plan</PrintButton>);
	fireEvent.click(screen.getByRole("button", { name: "Print the plan" }));
	if (print) expect(print).toHaveBeenCalledTimes(1);
	expect(screen.queryByRole("alert")?.textContent).toBe(says);
});

test.each(["pointerdown", "keydown"])(
	"one part is marked until the next %s: iOS draws late",
	(next) => {
		document.body.innerHTML = '<main><div id="sheet">Sheet</div></main>';
		const mark = () => document.getElementById("sheet")?.dataset.print;
		printPart("sheet");
		dispatchEvent(new Event("afterprint"));
		expect(mark()).toBe("only");
		dispatchEvent(new Event(next));
		expect(mark()).toBeUndefined();
	},
);
