import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
	(element instanceof HTMLInputElement ||
		element instanceof HTMLSelectElement ||
		element instanceof HTMLTextAreaElement) &&
	element.name !== "";

const isCheckable = (control: Control): control is HTMLInputElement =>
	control.type === "checkbox" || control.type === "radio";

const getControls = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** The value of a date that's typed halfway, whose own is empty. No check takes it. */
export const unfinished = "unfinished";

export const readForm = (form: HTMLFormElement): FormValues => {
	const values: Record<string, string> = {};
	for (const control of getControls(form)) {
		if (control.validity.badInput) values[control.name] = unfinished;
		else if (!isCheckable(control) || control.checked) values[control.name] = control.value;
		else values[control.name] ??= "";
	}
	return values;
};

export const isUnchanged = (control: Control): boolean => {
	if (isCheckable(control)) return control.checked === control.defaultChecked;
	if (control instanceof HTMLSelectElement)
		return (
			control.value ===
			([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])
				?.value
		);
	return control.value === control.defaultValue;
};

export const readTouched = (form: HTMLFormElement): FormValues => {
	const values = readForm(form);
	const touched = getControls(form).filter((control) => !isUnchanged(control));
	return Object.fromEntries(touched.map(({ name }) => [name, values[name] ?? ""]));
};

export const isTouched = (form: HTMLFormElement): boolean =>
	Object.keys(readTouched(form)).length > 0;

/** Names without a field come last. */
export const inFieldOrder = (
	form: HTMLFormElement,
	messages: FieldErrors,
	names = Object.keys(messages),
): Record<string, string> => {
	const ordered = [...getControls(form).map(({ name }) => name), ...names].filter((name) =>
		names.includes(name),
	);
	return Object.fromEntries(
		ordered.flatMap((name) => (messages[name] ? [[name, messages[name]]] : [])),
	);
};

export const copyValue = (from: Control, to: Control): void => {
	if (isCheckable(from) && isCheckable(to)) to.checked = from.checked;
	else to.value = from.value;
};

export const setField = (form: HTMLFormElement, name: string, value: string): void => {
	const controls = getControls(form).filter((control) => control.name === name);
	// A value that a radio group doesn't offer changes nothing.
	if (
		value !== "" &&
		controls.every((control) => control.type === "radio" && control.value !== value)
	)
		return;
	for (const control of controls) {
		if (isCheckable(control)) control.checked = control.value === value;
		else control.value = value;
		if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
			control.selectedIndex = 0;
	}
};

/** What was typed before hydration stays, unless the kept text contains it. */
export const fillForm = (form: HTMLFormElement, values: FormValues): void => {
	const controls = getControls(form);
	for (const [name, value] of Object.entries(values)) {
		const typed = controls.some(
			(control) =>
				control.name === name &&
				!isUnchanged(control) &&
				!(control instanceof HTMLTextAreaElement && value.includes(control.value)),
		);
		if (!typed) setField(form, name, value);
	}
};
