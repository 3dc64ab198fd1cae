import { createContext, useContext } from "react";
import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";

interface FormScope {
	id: string;
	errors: FieldErrors;
	values?: FormValues;
}

const Scope = createContext<FormScope>({ id: "form", errors: {} });

export const FormScopeProvider = Scope.Provider;

export const useField = (name: string, hint?: string | null) => {
	const { id, errors, values = {} } = useContext(Scope);
	const own = fieldId(id, name);
	const error = errors[name];
	const question = errors[`${name}-asked`];
	const describedBy = [hint && `${own}-hint`, (error || question) && `${own}-error`]
		.filter(Boolean)
		.join(" ");
	return {
		error,
		question,
		value: values[name] || "",
		hintId: `${own}-hint`,
		errorId: `${own}-error`,
		control: {
			id: own,
			name,
			"aria-describedby": describedBy || undefined,
			"aria-invalid": error ? true : undefined,
		} as const,
	};
};

export const fieldId = (form: string, name: string): string => `${form}-${name}`;
