import { useEffect, useRef, useState } from "react";
import { useField } from "../../components/form/context";
import { FieldFrame } from "../../components/form/field";
import type { FindableGroup } from "../../lib/find-services";
import { ServiceCombobox } from "./service-combobox";

interface PickerProps {
	groups: readonly FindableGroup[];
	chosen: string;
	onChoose: (slug: string) => void;
}

const name = "service";
const hint = "Look for it by name or by what bothers you: “redness”, “hair”.";
const plainHint = "Sorted by category.";

/**
 * The treatment: a list by category in the HTML, which a field to search in takes the place of once script runs. The list stays
 * the form's own field; whoever has it open at that moment keeps it until they leave it.
 */
export const ServicePicker = ({ groups, chosen, onChoose }: PickerProps) => {
	const list = useRef<HTMLSelectElement>(null);
	const [searchable, setSearchable] = useState(false);
	const { control } = useField(name, hint);

	useEffect(() => {
		const element = list.current;
		const replace = () => setSearchable(true);
		if (!element || document.activeElement !== element) return replace();
		element.addEventListener("blur", replace, { once: true });
		return () => element.removeEventListener("blur", replace);
	}, []);

	return (
		<FieldFrame name={name} label="Treatment" hint={searchable ? hint : plainHint}>
			<select ref={list} required hidden={searchable} className="control" {...control} id={searchable ? undefined : control.id}>
				<option value="">Choose a treatment</option>
				{groups.map(({ title, services }) => (
					<optgroup key={title} label={title}>
						{services.map(({ slug, title: label }) => (
							<option key={slug} value={slug}>
								{label}
							</option>
						))}
					</optgroup>
				))}
			</select>
			{searchable ? <ServiceCombobox name={name} hint={hint} groups={groups} chosen={chosen} onChoose={onChoose} /> : null}
		</FieldFrame>
	);
};
