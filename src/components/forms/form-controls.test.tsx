import { fillForm, inFieldOrder, isTouched, readForm, readTouched, setField } from "./form-controls";

const html = `
	<form>
		<input name="name" value="">
		<textarea name="note"></textarea>
		<select name="service"><option value="">Choose</option><option value="peel">Peel</option><option value="facial">Facial</option></select>
		<input type="radio" name="client" value="new"><input type="radio" name="client" value="returning">
		<input type="radio" name="reachBy" value="phone" checked><input type="radio" name="reachBy" value="text">
		<input type="checkbox" name="consent" value="yes">
		<input aria-label="no name, no field">
		<button name="send" value="1">Send</button>
	</form>`;

const makeForm = (): HTMLFormElement => {
	document.body.innerHTML = html;
	return document.forms[0] as HTMLFormElement;
};

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

test("every named field is read once, empty without a choice, and saved values are restored", () => {
	const form = makeForm();
	expect(readForm(form)).toEqual({ name: "", note: "", service: "", client: "", reachBy: "phone", consent: "" });
	const kept = { name: "Ada", note: "two\nlines", service: "peel", client: "new", reachBy: "", consent: "yes" };
	fillForm(form, kept);
	expect(readForm(form)).toEqual(kept);
});

test("a date that's typed halfway isn't an empty one", () => {
	const form = makeForm();
	const day = document.createElement("input");
	day.name = "day-2";
	// As a browser reports it; jsdom has no halfway dates.
	Object.defineProperty(day, "validity", { value: { badInput: true } });
	form.append(day);
	expect(readForm(form)["day-2"]).toBe("unfinished");
});

test("text typed before hydration is not overwritten", () => {
	const form = makeForm();
	field(form, "name").value = "Grace";
	(form.elements.namedItem("service") as HTMLSelectElement).value = "facial";
	(form.querySelector('[name=reachBy][value="text"]') as HTMLInputElement).checked = true;
	fillForm(form, { name: "Ada", service: "peel", reachBy: "phone", note: "kept" });
	expect(readForm(form)).toMatchObject({ name: "Grace", service: "facial", reachBy: "text", note: "kept" });
});

test("a longer text takes the place of what was typed in it, and another one does not", () => {
	const form = makeForm();
	field(form, "name").value = "Ada";
	field(form, "note").value = "typed";
	expect(readTouched(form)).toEqual({ name: "Ada", note: "typed" });
	fillForm(form, { name: "Ada Lovelace", note: "kept" });
	expect(readForm(form)).toMatchObject({ name: "Ada", note: "typed" });
	fillForm(form, { note: "An offer.\ntyped" });
	expect(readForm(form)).toMatchObject({ note: "An offer.\ntyped" });
});

test("of what is no longer offered, a list shows its first option, a radio group its choice, and a field is left out", () => {
	const form = makeForm();
	fillForm(form, { service: "abolished", reachBy: "pigeon", fax: "1" });
	expect((form.elements.namedItem("service") as HTMLSelectElement).selectedOptions[0]?.text).toBe("Choose");
	expect(readForm(form).reachBy).toBe("phone");
	expect(readForm(form)).not.toHaveProperty("fax");
});

test("a choice whose value is empty is a choice", () => {
	document.body.innerHTML = '<form><input type="radio" name="provider" value="" checked><input type="radio" name="provider" value="ada"></form>';
	const form = document.forms[0] as HTMLFormElement;
	setField(form, "provider", "ada");
	setField(form, "provider", "");
	expect([...form.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([true, false]);
});

test("an option that the page itself made the default does not count", () => {
	const form = makeForm();
	const option = form.querySelector<HTMLOptionElement>('option[value="peel"]');
	if (option) option.defaultSelected = true;
	expect(readForm(form).service).toBe("peel");
	expect(isTouched(form)).toBe(false);
	fillForm(form, { service: "facial" });
	expect(readForm(form).service).toBe("facial");
	expect(isTouched(form)).toBe(true);
});

test("messages are in the order of the fields", () => {
	const form = makeForm();
	expect(Object.keys(inFieldOrder(form, { consent: "c", other: "o", name: "n", client: "l" }))).toEqual(["name", "client", "consent", "other"]);
});
