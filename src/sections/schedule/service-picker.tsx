import { useEffect, useRef, useState } from "react";
import { firstInteraction } from "../../browser/first-interaction";
import { useField } from "../../components/forms/context";
import { FieldFrame } from "../../components/forms/field";
import type { FindableGroup } from "../../lib/catalog/find-services";
import { appointmentFields } from "../../lib/forms/appointment-form";
import type { ServiceCombobox } from "./service-combobox";

interface PickerProps {
	groups: readonly FindableGroup[];
	chosen: string;
	onChoose: (slug: string) => void;
}

/** The list and the search share the hint: a longer one for one of them would move everything below. */
const { name, label, hint, placeholder } = appointmentFields.service;

/** What a list of treatments offers. */
export const ServiceOptions = ({ placeholder: none, groups }: Pick<PickerProps, "groups"> & { placeholder: string }) => (
	<>
		<option value="">{none}</option>
		{groups.map(({ title, services }) => (
			<optgroup key={title} label={title}>
				{services.map(({ slug, title: option }) => (
					<option key={slug} value={slug}>
						{option}
					</option>
				))}
			</optgroup>
		))}
	</>
);

const whenLeft = (element: Element): Promise<void> =>
	new Promise((resolve) => {
		if (document.activeElement === element) element.addEventListener("blur", () => resolve(), { once: true });
		else resolve();
	});

/**
 * The treatment: a list by category in the HTML, replaced by a field to search in after the first interaction. The list stays the form's own
 * field: anyone who is in it at that moment keeps it until they leave it, and if the search does not load it stays.
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
			if (list.current) await whenLeft(list.current);
			if (!ended.signal.aborted) setSearch(() => loaded);
		};
		replace().catch(() => undefined);
		return () => ended.abort();
	}, []);

	return (
		<FieldFrame name={name} label={label} hint={hint}>
			<select ref={list} required hidden={searchable} className="control" {...control} id={searchable ? undefined : control.id}>
				<ServiceOptions placeholder={placeholder} groups={groups} />
			</select>
			{Search ? <Search name={name} hint={hint} groups={groups} chosen={chosen} onChoose={onChoose} /> : null}
		</FieldFrame>
	);
};
