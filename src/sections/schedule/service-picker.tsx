import { useEffect, useRef, useState } from "react";
import { firstInteraction } from "../../browser/first-interaction";
import { useField } from "../../components/forms/context";
import { FieldFrame } from "../../components/forms/field";
import type { FindableGroup } from "../../lib/catalog/find-services";
import type { ServiceCombobox } from "./service-combobox";

interface PickerProps {
	groups: readonly FindableGroup[];
	chosen: string;
	onChoose: (slug: string) => void;
}

const name = "service";
/** The list and the search share it: a longer hint for one of them would move everything below. */
const hint = "Sorted by category.";

/** Resolves when an element has not, or no longer, the focus. */
const left = (element: Element): Promise<void> =>
	new Promise((resolve) => {
		if (document.activeElement === element) element.addEventListener("blur", () => resolve(), { once: true });
		else resolve();
	});

/**
 * The treatment: a list by category in the HTML, which a field to search in takes the place of once somebody is there to search.
 * The list stays the form's own field; whoever is in it at that moment keeps it until they leave it, and where the search does
 * not load it stays for good.
 */
export const ServicePicker = ({ groups, chosen, onChoose }: PickerProps) => {
	const list = useRef<HTMLSelectElement>(null);
	const [Search, setSearch] = useState<typeof ServiceCombobox>();
	const searchable = Search !== undefined;
	const { control } = useField(name, hint);

	useEffect(() => {
		const ended = new AbortController();
		const replace = async () => {
			await firstInteraction(ended.signal);
			const { ServiceCombobox: loaded } = await import("./service-combobox");
			if (list.current) await left(list.current);
			if (!ended.signal.aborted) setSearch(() => loaded);
		};
		replace().catch(() => undefined);
		return () => ended.abort();
	}, []);

	return (
		<FieldFrame name={name} label="Treatment" hint={hint}>
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
			{Search ? <Search name={name} hint={hint} groups={groups} chosen={chosen} onChoose={onChoose} /> : null}
		</FieldFrame>
	);
};
