import {
	fillForm,
	inFieldOrder,
	isTouched,
	readForm,
	readTouched,
	setField,
} from "./form-controls";

const form = document.createElement("form");
beforeEach(() => {
	form.innerHTML = `<input name="name" value=""><textarea name="note"></textarea>
		<select name="service"><option value="">Choose</option><option value="peel">Peel</option><option value="facial">Facial</option></select>
		<input type="radio" name="reachBy" value="" checked><input type="radio" name="reachBy" value="text">
		<input type="checkbox" name="consent" value="yes"><input aria-label="no name, no field"><button name="send" value="1">Send</button>`;
});

const empty = { name: "", note: "", service: "", reachBy: "", consent: "" };

test("every named field is read once, and saved values are put back", () => {
	expect(readForm(form)).toEqual(empty);
	const kept = {
		name: "Ada",
		note: "two\nlines",
		service: "peel",
		reachBy: "text",
		consent: "yes",
	};
	fillForm(form, kept);
	expect(readForm(form)).toEqual(kept);
	// A choice whose value is empty is a choice.
	setField(form, "reachBy", "");
	expect(form.querySelector<HTMLInputElement>("[type=radio]")?.checked).toBe(true);
});

test("a date that's typed halfway isn't an empty one", () => {
	// As a browser reports it; jsdom has no halfway dates.
	Object.defineProperty(form.elements.namedItem("name"), "validity", { value: { badInput: true } });
	expect(readForm(form).name).toBe("unfinished");
});

test("what was typed before hydration stays, unless the kept text contains it", () => {
	const typed = { ...empty, name: "Grace", note: "typed", service: "facial" };
	for (const [name, value] of Object.entries(typed)) setField(form, name, value);
	expect(readTouched(form)).toEqual({ name: "Grace", note: "typed", service: "facial" });
	fillForm(form, { name: "Ada", service: "peel", note: "kept" });
	expect(readForm(form)).toEqual(typed);
	fillForm(form, { note: "An offer.\ntyped" });
	expect(readForm(form).note).toBe("An offer.\ntyped");
});

test("what's no longer offered isn't chosen", () => {
	fillForm(form, { service: "abolished", reachBy: "pigeon", fax: "1" });
	expect(readForm(form)).toEqual(empty);
});

test("an option that the page itself made the default isn't the visitor's", () => {
	Object.assign(form.querySelector('[value="peel"]') as Element, { defaultSelected: true });
	expect([readForm(form).service, isTouched(form)]).toEqual(["peel", false]);
	fillForm(form, { service: "facial" });
	expect([readForm(form).service, isTouched(form)]).toEqual(["facial", true]);
});

test("messages are in the order of the fields", () => {
	expect(Object.keys(inFieldOrder(form, { consent: "c", other: "o", name: "n" }))).toEqual([
		"name",
		"consent",
		"other",
	]);
});
