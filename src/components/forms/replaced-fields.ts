import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Control, copyValue, isControl, isUnchanged } from "./form-controls";

/**
 * If an extension or iOS has changed the HTML, React makes new fields, and what was typed is in
 * these.
 */
let fields: readonly Element[] =
	typeof document === "undefined" ? [] : [...document.querySelectorAll("input, select, textarea")];

const moveFocus = (from: Control, to: Control): void => {
	to.focus({ preventScroll: true });
	if (
		from instanceof HTMLSelectElement ||
		to instanceof HTMLSelectElement ||
		from.selectionStart === null
	)
		return;
	to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

export const useReplacedFields = (form: RefObject<HTMLFormElement | null>): void => {
	// While React renders, the document still has the old fields.
	const focused = useRef(globalThis.document?.activeElement);
	useLayoutEffect(() => {
		fields = fields.filter((old) => {
			const field = document.getElementById(old.id);
			if (!form.current?.contains(field)) return true;
			if (!field || field === old || !isControl(field) || !isControl(old)) return false;
			if (!isUnchanged(old)) copyValue(old, field);
			if (old === focused.current && document.activeElement === document.body)
				moveFocus(old, field);
			return false;
		});
	}, [form]);
};
