import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";

/** An option by its key and the text shown in the field once it is chosen. */
export interface ComboboxOption {
	readonly value: string;
	readonly label: string;
}

interface ComboboxArgs {
	/** The options that match a text, in the order of the list. */
	find: (text: string) => readonly ComboboxOption[];
	/** The chosen option, if one is. */
	chosen: ComboboxOption | undefined;
	/** Called with the value chosen, "" if the text is no option. */
	onChoose: (value: string) => void;
}

/**
 * The keyboard and the state of a combobox with a list (WAI-ARIA 1.2, "editable combobox with list autocomplete"): typing opens
 * and filters, the arrows move, Enter or a click chooses, Escape closes. The focus stays in the field.
 */
export const useCombobox = ({ find, chosen, onChoose }: ComboboxArgs) => {
	const listId = useId();
	/** The typed text; undefined while the field shows the chosen option. */
	const [typed, setTyped] = useState<string>();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState<string>();
	const shown = find(typed ?? "");
	const optionId = (value: string): string => `${listId}-${value}`;

	const activate = (value: string | undefined) => {
		setActive(value);
		if (value) document.getElementById(optionId(value))?.scrollIntoView({ block: "nearest" });
	};
	const close = () => {
		setOpen(false);
		setActive(undefined);
	};
	const choose = (value: string) => {
		setTyped(undefined);
		close();
		onChoose(value);
	};
	const move = (step: 1 | -1) => {
		setOpen(true);
		const from = shown.findIndex(({ value }) => value === (active ?? chosen?.value));
		const start = from < 0 && step < 0 ? 0 : from;
		activate(shown[(start + step + shown.length) % Math.max(shown.length, 1)]?.value);
	};

	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const text = target.value;
		const matches = find(text);
		const exact = matches.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
		setTyped(text);
		setOpen(true);
		setActive(text.trim() === "" ? undefined : (exact ?? matches[0])?.value);
		onChoose(exact?.value ?? "");
	};

	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
		else if (event.key === "Enter" && open && active) choose(active);
		else if (event.key === "Escape" && open) close();
		else return;
		event.preventDefault();
	};

	return {
		open,
		active,
		shown,
		listId,
		optionId,
		choose,
		toggle: () => (open ? close() : setOpen(true)),
		field: {
			role: "combobox",
			"aria-autocomplete": "list",
			"aria-expanded": open,
			"aria-controls": listId,
			"aria-activedescendant": open && active ? optionId(active) : undefined,
			autoComplete: "off",
			value: typed ?? chosen?.label ?? "",
			onChange,
			onKeyDown,
			onClick: () => setOpen(true),
			onBlur: close,
		} as const,
	};
};
