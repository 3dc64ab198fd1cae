import { act } from "@testing-library/react";
import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";

const fields = `<form>
	<input id="name" name="name"><textarea id="note" name="note"></textarea><input id="untouched" name="untouched" value="as it was">
	<select id="topic" name="topic"><option value="">Choose</option><option value="bill">A bill</option></select>
	<input type="radio" id="call" name="by" value="call" checked><input type="radio" id="text" name="by" value="text">
	<input type="checkbox" id="news" name="news" value="yes" checked>
</form>`.replace(/[\n\t]/g, "");

const get = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E;

test("what was typed before hydration is in the fields that React makes where it can't hydrate, with the caret", async () => {
	document.body.innerHTML = `<div id="root">${fields.replace("<form>", "<form><aside>From an extension</aside>")}</div>`;
	get("name").value = "Early Bird";
	get("note").value = "typed before";
	get<HTMLSelectElement>("topic").value = "bill";
	get("text").checked = true;
	get("news").checked = false;
	get("note").focus();
	get("note").setSelectionRange(5, 8);
	const old = get("note");
	// As in a page: its script starts before it's hydrated.
	const { useReplacedFields } = await import("./replaced-fields");

	const Form = () => {
		const form = useRef<HTMLFormElement>(null);
		useReplacedFields(form);
		return (
			<form ref={form}>
				<input id="name" name="name" />
				<textarea id="note" name="note" />
				<input id="untouched" name="untouched" defaultValue="as it was" />
				<select id="topic" name="topic">
					<option value="">Choose</option>
					<option value="bill">A bill</option>
				</select>
				<input type="radio" id="call" name="by" value="call" defaultChecked />
				<input type="radio" id="text" name="by" value="text" />
				<input type="checkbox" id="news" name="news" value="yes" defaultChecked />
			</form>
		);
	};
	const onRecoverableError = jest.fn();
	await act(async () => void hydrateRoot(get("root"), <Form />, { onRecoverableError }));
	expect(onRecoverableError).toHaveBeenCalledTimes(1);
	expect(get("note")).not.toBe(old);
	expect(document.querySelector("form")).toHaveFormValues({
		name: "Early Bird",
		note: "typed before",
		untouched: "as it was",
		topic: "bill",
		by: "text",
		news: false,
	});
	expect(get("note")).toHaveFocus();
	expect([get("note").selectionStart, get("note").selectionEnd]).toEqual([5, 8]);

	// Once: another form of that kind begins empty.
	const again = document.body.appendChild(document.createElement("div"));
	get("root").remove();
	const { createRoot } = await import("react-dom/client");
	await act(async () => createRoot(again).render(<Form />));
	expect(get("name")).toHaveValue("");
});
