import { useEffect, useRef, useState } from "react";
import { watchPointer, whenPointerReleased } from "../../browser/pointer-release";
import { errorsByField, errorsOf, type FieldErrors, type FormPlan } from "../../lib/forms/definition";
import { readForm } from "./form-controls";

type Check = Awaited<ReturnType<FormPlan["loadCheck"]>>;

const none: FieldErrors = {};
/** Where the schema does not load, the server's check is the only one; nothing typed is lost by it. */
const unchecked: Check = () => none;

/** The errors shown beside the fields: of a field when it is left after a change, of all when the form is sent. */
export const useFormErrors = (plan: FormPlan) => {
	const [errors, setErrors] = useState<FieldErrors>(none);
	/** What the server has said of fields. The schema here does not know it, so it stands until its field changes. */
	const said = useRef<FieldErrors>(none);
	const loading = useRef<Promise<Check>>(undefined);
	const changed = useRef(new Set<string>());
	useEffect(watchPointer, []);

	/** The schema loads with the first touch of the form; what did not load is asked for again, nothing is without a connection. */
	const load = (): Promise<Check> => {
		if (!loading.current && !navigator.onLine) return Promise.resolve(unchecked);
		loading.current ??= plan.loadCheck().catch(() => {
			loading.current = undefined;
			return unchecked;
		});
		return loading.current;
	};

	/** All errors of what is in a form now. */
	const checkAll = async (form: HTMLFormElement): Promise<FieldErrors> => {
		const check = await load();
		const values = readForm(form);
		return errorsByField(plan, check(plan.toBody(values)), values);
	};

	/** Shows errors in the place of those before. @param byServer true where the server found them */
	const show = (found: FieldErrors, byServer = false): void => {
		said.current = byServer ? found : none;
		setErrors(found);
	};

	/** What is wrong now with some of the fields, by the schema and by what the server has said. */
	const stillWrong = async (form: HTMLFormElement, names: (shown: FieldErrors) => readonly string[]): Promise<void> => {
		const found = await checkAll(form);
		setErrors((shown) => errorsOf({ ...found, ...said.current }, new Set(names(shown))));
	};

	/** A field has another value: its error goes as soon as it is right, and none comes while it is being typed. */
	const onChange = async (form: HTMLFormElement, name: string): Promise<void> => {
		// What has no name, such as the field treatments are searched in, is no field of the form.
		if (name === "") return;
		changed.current.add(name);
		said.current = Object.fromEntries(Object.entries(said.current).filter(([field]) => field !== name));
		if (Object.keys(errors).length > 0) await stillWrong(form, (shown) => Object.keys(shown));
	};

	/** A field is left, maybe by a press of the button that sends: the error would move that away from the press. */
	const onLeave = async (form: HTMLFormElement, name: string): Promise<void> => {
		await whenPointerReleased();
		if (changed.current.has(name)) await stillWrong(form, (shown) => [...Object.keys(shown), name]);
	};

	return { errors, show, load, onChange, onLeave, checkAll };
};
