import { useRef, useState } from "react";
import { errorsByField, errorsOf, type FieldErrors, type FormPlan } from "../lib/form-plan";
import { readForm } from "../lib/form-values";

type Check = Awaited<ReturnType<FormPlan["loadCheck"]>>;

const none: FieldErrors = {};
/** Where the schema does not load, the server's check is the only one; nothing typed is lost by it. */
const unchecked: Check = () => none;

/** The errors shown beside the fields: of a field when it is left after a change, of all when the form is sent. */
export const useFormErrors = (plan: FormPlan) => {
	const [errors, setErrors] = useState<FieldErrors>(none);
	const loading = useRef<Promise<Check>>(undefined);
	const changed = useRef(new Set<string>());

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

	/** A field has another value: its error goes as soon as it is right, and none comes while it is being typed. */
	const onChange = async (form: HTMLFormElement, name: string): Promise<void> => {
		changed.current.add(name);
		if (Object.keys(errors).length === 0) return;
		const found = await checkAll(form);
		setErrors((shown) => errorsOf(found, new Set(Object.keys(shown))));
	};

	/** A field is left. */
	const onLeave = async (form: HTMLFormElement, name: string): Promise<void> => {
		if (!changed.current.has(name)) return;
		const found = await checkAll(form);
		setErrors((shown) => errorsOf(found, new Set([...Object.keys(shown), name])));
	};

	return { errors, setErrors, load, onChange, onLeave, checkAll };
};
