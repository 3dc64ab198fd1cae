import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { FormDefinition } from "../../lib/forms/definition";
import { fillForm, isTouched, readForm, readTouched } from "./form-controls";
import { type FormDraft, newDraft, readDraft, removeDraft, writeDraft } from "./form-draft";
import { useReplacedFields } from "./replaced-fields";

interface DraftKeeper {
	/** The form's current values, saved. */
	save: (form: HTMLFormElement, waiting?: boolean) => FormDraft;
	/** Forgets it: it has arrived. */
	drop: () => void;
}

/**
 * Keeps what is typed for the session, and puts it back when the form appears again: after a reload, after going back, after
 * an error. What the address asks for counts once; a later choice outlives a reload.
 * @param onReady called when the fields are filled; `waiting` if it is still to be sent
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, { id, prefill }: FormDefinition, onReady: (waiting: boolean) => void): DraftKeeper => {
	const storageKey = `form-${id}`;
	const draft = useRef<FormDraft>(undefined);
	const opened = useRef(0);
	const ready = useRef(onReady);
	useReplacedFields(form);

	const save = useCallback(
		(element: HTMLFormElement, waiting = false): FormDraft => {
			const kept: FormDraft = { ...(draft.current ?? newDraft(window.location.search, opened.current)), values: readForm(element), waiting };
			draft.current = kept;
			writeDraft(storageKey, kept);
			return kept;
		},
		[storageKey],
	);

	const drop = () => {
		draft.current = undefined;
		removeDraft(storageKey);
	};

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const { search } = window.location;
		const kept = readDraft(storageKey);
		const typed = isTouched(element);
		// What was typed before the script ran took time as well.
		opened.current ||= typed ? performance.timeOrigin : Date.now();
		const asked = kept?.search === search ? {} : prefill(search, { ...kept?.values, ...readTouched(element) });
		fillForm(element, { ...kept?.values, ...asked });
		if (kept) draft.current = { ...kept, search };
		// What was typed before the script ran is kept from now on.
		if (typed) save(element, kept?.waiting);
		ready.current(kept?.waiting ?? false);
	}, [form, prefill, save, storageKey]);

	return { save, drop };
};
