import { useEffect, useRef, useState } from "react";
import { listen } from "../../browser/listen";
import type { BrowserForm, FieldErrors } from "../../lib/forms/definition";
import { emailAsked } from "../../lib/forms/fields";
import { inFieldOrder, readForm, setField, unfinished } from "./form-controls";

/** Resolves once the pointer that's down is up and its click is over. */
let pointerReleased: Promise<void> | undefined;

const clickDelay = 300;

const onPointerDown = ({ button }: PointerEvent): void => {
	if (button !== 0) return;
	const released = new Promise<void>((resolve) => {
		const onEnd = () => {
			end();
			// The click follows and, on touch screens, the blur.
			setTimeout(() => {
				if (pointerReleased === released) pointerReleased = undefined;
				resolve();
			}, clickDelay);
		};
		const end = listen(["pointerup", "pointercancel"], onEnd, { capture: true });
	});
	pointerReleased = released;
};

type Check = Awaited<ReturnType<BrowserForm["loadCheck"]>>;

const unchecked: Check = () => ({});

export const useFormErrors = (definition: BrowserForm) => {
	const [errors, setErrors] = useState<FieldErrors>({});
	/** The browser's schema can't find these, so each is shown until its field changes. */
	const serverErrors = useRef<Record<string, string>>({});
	const loading = useRef<Promise<Check>>(undefined);
	const loadFailed = useRef(false);
	const changed = useRef(new Set<string>());
	/** The question that has held up a send. Sending again answers it. */
	const askedQuestion = useRef<string>(undefined);
	useEffect(() => listen(["pointerdown"], onPointerDown, { capture: true }), []);

	/** Loads again if that failed; without a connection, only for a send. */
	const load = (sending = false): Promise<Check> => {
		if (!loading.current || (loadFailed.current && (sending || navigator.onLine))) {
			loadFailed.current = false;
			loading.current = definition.loadCheck().catch(() => {
				loadFailed.current = true;
				return unchecked;
			});
		}
		return loading.current;
	};

	/** @throws what the schema throws; from then on, only the server checks */
	const checkAll = async (form: HTMLFormElement): Promise<FieldErrors> => {
		const check = await load(true);
		try {
			const values = readForm(form);
			const found = check(values);
			const question = found[emailAsked];
			if (!question || question !== askedQuestion.current) {
				askedQuestion.current = question;
				return found;
			}
			setField(form, emailAsked, values.email || "");
			return check(readForm(form));
		} catch (error) {
			loading.current = Promise.resolve(unchecked);
			throw error;
		}
	};

	const show = (found: FieldErrors, fromServer = false): void => {
		serverErrors.current = fromServer ? { ...found } : {};
		setErrors(found);
	};

	const refresh = async (form: HTMLFormElement, ...others: readonly string[]): Promise<void> => {
		const check = await load();
		const found = { ...check(readForm(form)), ...serverErrors.current };
		setErrors((shown) => inFieldOrder(form, found, [...Object.keys(shown), ...others]));
	};

	const onChange = async (form: HTMLFormElement, name: string): Promise<void> => {
		// The field that treatments are searched in has no name and isn't posted.
		if (name === "") return;
		changed.current.add(name);
		delete serverErrors.current[name];
		if (Object.keys(errors).length > 0) await refresh(form);
	};

	/** A new error could move the button that sends away from the pointer. */
	const onLeave = async (form: HTMLFormElement, name: string): Promise<void> => {
		await pointerReleased;
		// A date that's typed halfway reports no change.
		if (errors[name] || changed.current.has(name) || readForm(form)[name] === unfinished)
			await refresh(form, name, `${name}-asked`);
	};

	return { errors, show, load, onChange, onLeave, checkAll };
};
