// Imports only this icon, because the server uses the file and the whole package has 2,400 icons.
import CircleAlert from "lucide-react/icons/circle-alert";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import type { Option, OptionGroup } from "../../lib/forms/fields";
import { cx } from "../../ui/class-names";
import { Text } from "../../ui/text";
import { useField } from "./context";

interface FieldProps {
	name: string;
	label: string;
	labelSuffix?: string;
	hint?: string | null;
	optional?: boolean;
	className?: string;
}

export const FieldError = ({ id, children }: { id: string; children: string }) => (
	<p id={id} className="mt-2 flex gap-2 text-note leading-snug font-medium text-(--accent-pressed)">
		<CircleAlert className="mt-0.5 size-4.5 shrink-0" />
		<span>
			<span className="sr-only">Error: </span>
			<span>{children}</span>
		</span>
	</p>
);

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
	<Text id={id} className="mb-2 max-w-text text-note leading-snug text-muted">
		{children}
	</Text>
);

export const FieldFrame = ({
	name,
	label,
	labelSuffix,
	hint,
	optional,
	className,
	children,
}: FieldProps & { children: ReactNode }) => {
	const { control, error, errorId, hintId } = useField(name, hint);
	return (
		<div className={cx("min-w-0", className)}>
			<label htmlFor={control.id} className="mb-1.5 block font-medium">
				{label}
				{labelSuffix && <span className="sr-only">, {labelSuffix}</span>}
				{optional && <span className="font-normal text-muted"> (optional)</span>}
			</label>
			{hint && <FieldHint id={hintId}>{hint}</FieldHint>}
			{children}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</div>
	);
};

export type FieldOf<A> = FieldProps & Omit<A, keyof FieldProps | "id">;

/** A browser would cut a longer text at `maxLength` and not say so; the form's check does. */
export const TextField = ({
	name,
	label,
	labelSuffix,
	hint,
	optional,
	className,
	maxLength,
	...rest
}: FieldOf<InputHTMLAttributes<HTMLInputElement>>) => (
	<FieldFrame {...{ name, label, labelSuffix, hint, optional, className }}>
		<input
			type="text"
			className="control"
			required={!optional}
			{...useField(name, hint).control}
			{...rest}
		/>
	</FieldFrame>
);

interface OptionsProps {
	placeholder?: string;
	options?: readonly Option[];
	groups?: readonly OptionGroup[];
}

export const Options = ({ placeholder, options = [], groups = [] }: OptionsProps) => (
	<>
		{placeholder && <option value="">{placeholder}</option>}
		{options.map(({ value, label }) => (
			<option key={value} value={value}>
				{label}
			</option>
		))}
		{groups.map((group) => (
			<optgroup key={group.label} label={group.label}>
				<Options options={group.options} />
			</optgroup>
		))}
	</>
);

export const SelectField = ({
	name,
	label,
	labelSuffix,
	hint,
	optional,
	className,
	placeholder,
	options,
	groups,
	...rest
}: OptionsProps & Omit<FieldOf<SelectHTMLAttributes<HTMLSelectElement>>, "children">) => (
	<FieldFrame {...{ name, label, labelSuffix, hint, optional, className }}>
		<select className="control" required={!optional} {...useField(name, hint).control} {...rest}>
			<Options placeholder={placeholder} options={options} groups={groups} />
		</select>
	</FieldFrame>
);
