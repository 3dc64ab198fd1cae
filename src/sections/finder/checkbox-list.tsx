import { cx } from "../../ui/class-names";

/** The id of a box. */
export const checkboxId = (name: string, value: string): string => `${name.replace("[]", "")}-${value}`;

interface CheckboxListProps {
	name: string;
	options: readonly { readonly value: string; readonly label: string }[];
	/** True for short labels: two columns also on a phone. */
	narrow?: boolean;
}

/** Boxes of which any number can be checked. */
export const CheckboxList = ({ name, options, narrow = false }: CheckboxListProps) => (
	<div className={cx("grid", narrow ? "gap-x-4 @2xs:grid-cols-2" : "gap-x-6 @2xl:grid-cols-2")}>
		{options.map(({ value, label }) => (
			<label key={value} className={cx("choice text-note", narrow && "gap-x-3 px-2")}>
				<input type="checkbox" name={name} value={value} id={checkboxId(name, value)} />
				<span>{label}</span>
			</label>
		))}
	</div>
);
