import type { ReactNode } from "react";
import { FormScopeProvider, fieldId, useField } from "../../components/forms/context";
import { FieldError, SelectField, TextField } from "../../components/forms/field";
import { TextArea } from "../../components/forms/text-area";
import type { PlainField } from "../../forms";
import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import { filledRows, type SummaryRow } from "../../lib/forms/summary";
import { Button, type ButtonVariant } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Heading, Text } from "../../ui/text";

export const formId = "form";

export const Subtitle = ({ text }: { text: string }) => (
	<Heading level={2} size={3} className="mt-12">
		{text}
	</Heading>
);

/** Paragraphs without links, because they may hold what a visitor sent. */
export const Texts = ({ texts }: { texts: readonly string[] }) =>
	texts.map((text) => (
		<Text key={text} className="mt-5">
			{text}
		</Text>
	));

export const LinkLine = ({ href, label }: { href: string; label: string }) => (
	<p className="mt-5">
		<a className="quiet-link" href={href}>
			{label}
		</a>
	</p>
);

/** @param none the text if there are no rows */
export const Terms = ({ rows, none = "" }: { rows: readonly SummaryRow[]; none?: string }) =>
	rows.length > 0 ? (
		<DetailList layout="stacked" rows={filledRows(rows)} className="mt-6 bg-raised px-6" />
	) : (
		<Texts texts={[none]} />
	);

/** Has the focus, because it has to be read first. */
export const Notice = ({
	title,
	text,
	errors = {},
}: {
	title: string;
	text: string;
	errors?: FieldErrors;
}) => {
	const links = Object.entries(errors).map(([name, message]) => (
		<li key={name}>
			<a className="quiet-link" href={`#${fieldId(formId, name)}`}>
				{message}
			</a>
		</li>
	));
	return (
		<div
			className="mt-8 border-l-4 border-accent bg-raised px-6 py-6"
			role="group"
			aria-labelledby="notice"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: no script could move the focus.
			autoFocus
		>
			<Heading level={2} size={4} id="notice">
				{title}
			</Heading>
			<p className="mt-2">{text}</p>
			{links.length > 0 ? <ul className="mt-3">{links}</ul> : null}
		</div>
	);
};

interface PageFormProps {
	action: string;
	hidden?: Readonly<Record<string, string | number>>;
	values?: FormValues;
	errors?: FieldErrors | undefined;
	send: string;
	variant?: ButtonVariant;
	children?: ReactNode;
}

export const PageForm = ({
	action,
	hidden = {},
	values = {},
	errors = {},
	send,
	variant,
	children,
}: PageFormProps) => (
	<FormScopeProvider value={{ id: formId, errors, values }}>
		<form className="stack-8 py-6 print:hidden" method="post" action={action}>
			{Object.entries(hidden).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			<Button type="submit" variant={variant}>
				{send}
			</Button>
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
				{error ? <FieldError id={errorId}>{error}</FieldError> : null}
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
