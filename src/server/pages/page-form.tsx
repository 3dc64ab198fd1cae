import type { ReactNode } from "react";
import { FormScopeProvider, useField } from "../../components/forms/context";
import { FieldError, SelectField, TextField } from "../../components/forms/field";
import { TextArea } from "../../components/forms/text-area";
import type { PlainField } from "../../forms";
import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import { Button, type ButtonVariant } from "../../ui/button";

export const formId = "form";

export const PageForm = ({
	action,
	hidden = {},
	values = {},
	errors = {},
	send,
	sendClass,
	variant,
	role,
	children,
}: {
	action: string;
	hidden?: Readonly<Record<string, string | number>>;
	values?: FormValues;
	errors?: FieldErrors | undefined;
	send: string;
	sendClass?: string;
	variant?: ButtonVariant;
	role?: "search";
	children?: ReactNode;
}) => (
	<FormScopeProvider value={{ id: formId, errors, values }}>
		<form
			className={`print:hidden ${role ? "search-bar" : variant === "quiet" ? "" : "stack-8 py-6"}`}
			method="post"
			action={action}
			role={role}
		>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<div className={sendClass}>
				<Button type="submit" variant={variant}>
					{send}
				</Button>
			</div>
		</form>
	</FormScopeProvider>
);

/** A field as on the site's pages, but never `required`: only the server says what's missing. */
export const PageField = ({
	name,
	label,
	labelSuffix,
	hint,
	optional,
	type = "text",
	autoComplete,
	control,
	rows = 6,
	placeholder,
	options,
	groups,
}: PlainField) => {
	const { control: own, value, error, errorId } = useField(name);
	if (control === "checkbox")
		return (
			<div>
				<label className="choice">
					<input type="checkbox" value="yes" defaultChecked={value === "yes"} {...own} />
					<span>{optional ? `${label} (optional)` : label}</span>
				</label>
				{error && <FieldError id={errorId}>{error}</FieldError>}
			</div>
		);
	// On the site, a group's heading says what the suffix says here.
	const shared = {
		name,
		label: labelSuffix ? `${label}, ${labelSuffix}` : label,
		hint,
		optional,
		required: false,
		defaultValue: value,
	};
	if (control === "textarea") return <TextArea rows={rows} {...shared} />;
	if (!(options || groups))
		return <TextField type={type} autoComplete={autoComplete} {...shared} />;
	return <SelectField placeholder={placeholder} options={options} groups={groups} {...shared} />;
};
