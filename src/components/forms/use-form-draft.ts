import { type RefObject, useCallback, useEffect, useRef } from "react";
import { readSession, removeSession, writeSession } from "../../browser/storage";
import type { BrowserForm } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import { isRecord, pickStrings } from "../../lib/records";
import { fillForm, isTouched, readForm, readTouched } from "./form-controls";
import { useReplacedFields } from "./replaced-fields";

export interface FormDraft {
	/** The prefix of its idempotency keys. A duplicated tab has the same one. */
	readonly id: string;
	readonly values: FormValues;
	/** When the form was opened, in milliseconds since 1970; 0 if that isn't known. */
	readonly startedAt: number;
	/** The query that the fields were filled from, so that a reload doesn't undo a later choice. */
	readonly search: string;
	readonly waiting: boolean;
}

/** `crypto.randomUUID` is missing on pages without TLS. */
const randomId = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, "0"))
		.join("");

export const newDraft = (search: string, startedAt: number): FormDraft => ({
	id: randomId(),
	values: {},
	startedAt,
	search,
	waiting: false,
});

/** Drafts that session storage didn't take. */
const unwritten = new Map<string, FormDraft>();

const readDraft = (storageKey: string): FormDraft | undefined => {
	const newest = unwritten.get(storageKey);
	if (newest) return newest;
	try {
		const kept: unknown = JSON.parse(readSession(storageKey) ?? "null");
		if (!isRecord(kept) || typeof kept.id !== "string" || !isRecord(kept.values)) return undefined;
		return {
			id: kept.id,
			values: pickStrings(kept.values),
			startedAt: typeof kept.startedAt === "number" ? kept.startedAt : 0,
			search: typeof kept.search === "string" ? kept.search : "",
			waiting: kept.waiting === true,
		};
	} catch {
		return undefined;
	}
};

export const useFormDraft = (
	form: RefObject<HTMLFormElement | null>,
	{ id, prefill }: BrowserForm,
	onReady: (kept?: FormDraft) => void,
) => {
	const storageKey = `form-${id}`;
	const draft = useRef<FormDraft>(undefined);
	const opened = useRef(0);
	const ready = useRef(onReady);
	useReplacedFields(form);

	const save = useCallback(
		(element: HTMLFormElement, waiting = false): FormDraft => {
			const kept: FormDraft = {
				...(draft.current ?? newDraft(window.location.search, opened.current)),
				values: readForm(element),
				waiting,
			};
			draft.current = kept;
			if (writeSession(storageKey, JSON.stringify(kept))) unwritten.delete(storageKey);
			else unwritten.set(storageKey, kept);
			return kept;
		},
		[storageKey],
	);

	const drop = () => {
		draft.current = undefined;
		unwritten.delete(storageKey);
		removeSession(storageKey);
	};

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		const { search } = window.location;
		const kept = readDraft(storageKey);
		const typed = isTouched(element);
		// What was typed before the script ran took time, too.
		opened.current ||= typed ? performance.timeOrigin : Date.now();
		const asked =
			kept?.search === search ? {} : prefill(search, { ...kept?.values, ...readTouched(element) });
		fillForm(element, { ...kept?.values, ...asked });
		if (kept) draft.current = { ...kept, search };
		if (typed) save(element, kept?.waiting);
		ready.current(draft.current);
	}, [form, prefill, save, storageKey]);

	return { save, drop };
};
