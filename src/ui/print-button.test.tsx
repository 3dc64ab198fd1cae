import { fireEvent, render, screen } from "@testing-library/react";
import { PrintButton, printPart } from "./print-button";

const press = () => {
	render(<PrintButton>Print the plan</PrintButton>);
	fireEvent.click(screen.getByRole("button", { name: "Print the plan" }));
};
const agent = jest.spyOn(navigator, "userAgent", "get");

beforeEach(() => Object.assign(window, { print: jest.fn() }));

test("it opens the print dialog, and says nothing", () => {
	press();
	expect(window.print).toHaveBeenCalledTimes(1);
	expect(screen.queryByRole("alert")).toBeNull();
});

test("inside an app, where printing may do nothing, it says where it works", () => {
	agent.mockReturnValueOnce("Mozilla/5.0 (Linux; Android 15; wv)").mockReturnValueOnce("Mozilla/5.0 (Linux; Android 15; wv)");
	press();
	expect(window.print).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("alert")).toHaveTextContent("Nothing happened? Open this page in Chrome to print it.");
});

test("in a browser that can't print, too", () => {
	Object.assign(window, { print: undefined });
	press();
	expect(screen.getByRole("alert")).toHaveTextContent("Open this page in your browser to print it.");
});

describe("one part of a page", () => {
	beforeEach(() => {
		document.body.innerHTML = '<main><div id="sheet">Sheet</div></main>';
	});

	const getMark = () => document.getElementById("sheet")?.dataset.print;

	test.each(["pointerdown", "keydown"])("the part alone is marked until the next %s: iOS draws it after afterprint", (next) => {
		let during: string | undefined;
		jest.mocked(window.print).mockImplementation(() => {
			during = getMark();
		});
		printPart("sheet");
		expect(during).toBe("only");
		dispatchEvent(new Event("afterprint"));
		expect(getMark()).toBe("only");
		dispatchEvent(new Event(next));
		expect(getMark()).toBeUndefined();
	});

	test("without the part, the page is printed whole", () => {
		printPart("nothing");
		expect(window.print).toHaveBeenCalledTimes(1);
		expect(getMark()).toBeUndefined();
	});
});
