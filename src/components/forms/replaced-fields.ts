import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Control, copyValue, isControl, isUnchanged } from "./form-controls";

/**
 * The fields of the page's HTML. Where an extension or iOS has changed it, React can't hydrate it and makes new ones; what was typed is still in these.
 * They're found when the page's own script starts, which is before the page is hydrated.
 */
let fields: readonly Element[] = typeof document === "undefined" ? [] : [...document.querySelectorAll("input, select, textarea")];

const moveFocus = (from: Control, to: Control): void => {
	to.focus({ preventScroll: true });
	if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || from.selectionStart === null) return;
	to.setSelectionRange(from.selectionStart, from.selectionEnd);
};

/** Puts what was typed before hydration into a form whose HTML React has replaced, and the focus back into its field. */
export const useReplacedFields = (form: RefObject<HTMLFormElement | null>): void => {
	// While React renders the new fields, the document still has the old ones.
	const focused = useRef(globalThis.document?.activeElement);
	useLayoutEffect(() => {
		fields = fields.filter((old) => {
			const field = document.getElementById(old.id);
			if (!form.current?.contains(field)) return true;
			if (!field || field === old || !isControl(field) || !isControl(old)) return false;
			if (!isUnchanged(old)) copyValue(old, field);
			if (old === focused.current && document.activeElement === document.body) moveFocus(old, field);
			return false;
		});
	}, [form]);
};
