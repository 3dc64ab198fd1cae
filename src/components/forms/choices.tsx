import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { KeepTogether, Text } from "../../ui/text";
import { useField } from "./context";
import { FieldError, FieldHint } from "./field";

interface ChoiceOption {
	value: string;
	label: string;
	detail?: string;
	disabled?: boolean;
}

export const Choices = ({
	name,
	legend,
	hint,
	options,
	initial,
	required,
	columns = 2,
	children,
}: {
	name: string;
	legend: string;
	hint?: string | null;
	options: readonly ChoiceOption[];
	initial?: string;
	required?: boolean;
	columns?: 2 | 3;
	children?: ReactNode;
}) => {
	const { control, error, errorId, hintId } = useField(name, hint);
	return (
		<fieldset aria-describedby={control["aria-describedby"]} className="min-w-0">
			<legend className="mb-1.5 font-medium">{legend}</legend>
			{hint && <FieldHint id={hintId}>{hint}</FieldHint>}
			<div
				className={cx(
					"grid gap-x-6 border-t border-hairline",
					columns === 2 ? "sm:grid-cols-2" : "sm:grid-cols-3",
				)}
			>
				{options.map(({ value, label, detail, disabled }, index) => (
					<label key={value} className="choice">
						<input
							type="radio"
							name={name}
							value={value}
							id={index === 0 ? control.id : `${control.id}-${value}`}
							defaultChecked={value === initial}
							required={required}
							disabled={disabled}
							aria-invalid={control["aria-invalid"]}
						/>
						<span>
							<KeepTogether>{label}</KeepTogether>
							{detail && (
								<Text as="span" className="block text-small text-muted">
									{detail}
								</Text>
							)}
						</span>
					</label>
				))}
			</div>
			{children}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
};

export const CheckField = ({
	name,
	optional,
	children,
}: {
	name: string;
	optional?: boolean;
	children: ReactNode;
}) => {
	const { control, error, errorId } = useField(name);
	return (
		<div>
			<label className="choice border-t border-hairline">
				<input type="checkbox" value="yes" required={!optional} {...control} />
				<span>
					{children}
					{optional && <span className="text-muted"> (optional)</span>}
				</span>
			</label>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</div>
	);
};
