import { printPart } from "./print-part";

const print = jest.spyOn(window, "print");

beforeEach(() => {
	document.body.innerHTML = '<main><div id="sheet">Sheet</div></main>';
	print.mockReset();
});

const getMark = () => document.getElementById("sheet")?.dataset.print;

test("the part alone is marked while the dialog is open, and no longer", () => {
	let during: string | undefined;
	print.mockImplementation(() => {
		during = getMark();
	});
	printPart("sheet");
	expect(during).toBe("only");
	dispatchEvent(new Event("afterprint"));
	expect(getMark()).toBeUndefined();
});

test("without the part, the page is printed whole", () => {
	print.mockImplementation(() => {});
	printPart("nothing");
	expect(print).toHaveBeenCalledTimes(1);
	expect(getMark()).toBeUndefined();
});
