import { useEffect, useRef, useState } from "react";
import type { FieldErrors, FormDefinition } from "../../lib/forms/definition";
import { emailAsked } from "../../lib/forms/fields";
import { inFieldOrder, readForm, setField, unfinished } from "./form-controls";

/** While the main button, a pen or a finger is down: what resolves once it's up and the click is over. */
let release: Promise<void> | undefined;

/** How long the events of a tap go on after the finger is up, in milliseconds. */
const tapTail = 300;

const onPointerDown = ({ button }: PointerEvent): void => {
	if (button !== 0) return;
	const held = new Promise<void>((resolve) => {
		const ended = new AbortController();
		const onEnd = () => {
			ended.abort();
			// The click follows, and after a finger's tap the blur, too.
			setTimeout(() => {
				// By then, another tap may have begun.
				if (release === held) release = undefined;
				resolve();
			}, tapTail);
		};
		for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, onEnd, { capture: true, signal: ended.signal });
	});
	release = held;
};

type Check = Awaited<ReturnType<FormDefinition["loadCheck"]>>;

/** If the schema does not load, the server's check is the only one; nothing typed is lost by it. */
const unchecked: Check = () => ({});

/** The errors shown beside the fields: of a field when it is left after a change, of all when the form is sent. */
export const useFormErrors = (definition: FormDefinition) => {
	const [errors, setErrors] = useState<FieldErrors>({});
	/** The server's errors. The browser's schema can't find them, so each is shown until its field changes. */
	const serverErrors = useRef<Record<string, string>>({});
	const loading = useRef<Promise<Check>>(undefined);
	const lost = useRef(false);
	const changed = useRef(new Set<string>());
	/** The question that has held up a send. Sending again answers it: the email address is right. */
	const asked = useRef<string>(undefined);
	useEffect(() => {
		window.addEventListener("pointerdown", onPointerDown, true);
		return () => window.removeEventListener("pointerdown", onPointerDown, true);
	}, []);

	/** The schema loads when the form is first used. If it doesn't, the next use tries again; without a connection only the next send does. */
	const load = (sending = false): Promise<Check> => {
		if (!loading.current || (lost.current && (sending || navigator.onLine))) {
			lost.current = false;
			loading.current = definition.loadCheck().catch(() => {
				lost.current = true;
				return unchecked;
			});
		}
		return loading.current;
	};

	/** All errors of what is in a form that's to be sent. @throws what the schema throws; from then on, the server's check is the only one */
	const checkAll = async (form: HTMLFormElement): Promise<FieldErrors> => {
		const check = await load(true);
		try {
			const values = readForm(form);
			const found = check(values);
			const question = found[emailAsked];
			if (!question || question !== asked.current) {
				asked.current = question;
				return found;
			}
			setField(form, emailAsked, values.email || "");
			return check(readForm(form));
		} catch (error) {
			loading.current = Promise.resolve(unchecked);
			throw error;
		}
	};

	/** Replaces the errors shown. @param fromServer true if the server found them */
	const show = (found: FieldErrors, fromServer = false): void => {
		serverErrors.current = fromServer ? { ...found } : {};
		setErrors(found);
	};

	/** Shows what is wrong now, by the schema and by the server, with the fields that had an error and with others. */
	const refresh = async (form: HTMLFormElement, ...others: readonly string[]): Promise<void> => {
		const check = await load();
		const found = { ...check(readForm(form)), ...serverErrors.current };
		setErrors((shown) => inFieldOrder(form, found, [...Object.keys(shown), ...others]));
	};

	/** A field has another value: its error goes as soon as it is right, and none appears while typing. */
	const onChange = async (form: HTMLFormElement, name: string): Promise<void> => {
		// The field treatments are searched in has no name and is not posted.
		if (name === "") return;
		changed.current.add(name);
		delete serverErrors.current[name];
		if (Object.keys(errors).length > 0) await refresh(form);
	};

	/** A field is left, maybe by pointing at the button that sends: an error that appears now would move the button away, and it would get no click. */
	const onLeave = async (form: HTMLFormElement, name: string): Promise<void> => {
		await release;
		// A date that's typed halfway reports no change.
		if (errors[name] || changed.current.has(name) || readForm(form)[name] === unfinished) await refresh(form, name, `${name}-asked`);
	};

	return { errors, show, load, onChange, onLeave, checkAll };
};
