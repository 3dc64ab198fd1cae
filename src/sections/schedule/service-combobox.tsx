import { ChevronDown } from "lucide-react";
import { type ChangeEvent, type HTMLAttributes, type KeyboardEvent, useId, useState } from "react";
import { useField } from "../../components/forms/context";
import { useSearch } from "../../components/search/use-search";
import { type FindableGroup, type FindableService, findOrAsk, normalize, notFound } from "../../lib/services/find-services";
import { pluralize } from "../../lib/text/words";
import { cx } from "../../ui/class-names";

interface ComboboxArgs {
	find: (text: string) => readonly FindableGroup[];
	chosen: FindableService | undefined;
	/** Called with the slug chosen, "" if the text is no option. */
	onChoose: (slug: string) => void;
}

const listOptions = (groups: readonly FindableGroup[]): FindableService[] => groups.flatMap(({ services }) => services);

/** A combobox with a list (WAI-ARIA 1.2, "editable combobox with list autocomplete"). The focus stays in the field. */
const useCombobox = ({ find, chosen, onChoose }: ComboboxArgs) => {
	const listId = useId();
	/** The typed text; undefined while the field shows the chosen option. */
	const [typed, setTyped] = useState<string>();
	const [open, setOpen] = useState(false);
	const [wanted, setActive] = useState<string>();
	const found = find(typed ?? "");
	const shown = listOptions(found);
	// Once the site's search has loaded, it may find others.
	const active = shown.some(({ slug }) => slug === wanted) || !typed?.trim() || !open ? wanted : shown[0]?.slug;
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
		const from = shown.findIndex(({ slug }) => slug === (active ?? chosen?.slug));
		const start = from < 0 && step < 0 ? 0 : from;
		activate(shown[(start + step + shown.length) % Math.max(shown.length, 1)]?.slug);
	};

	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const text = target.value;
		const matches = listOptions(find(text));
		const exact = matches.find(({ title }) => normalize(title) === normalize(text));
		setTyped(text);
		setOpen(true);
		setActive(text.trim() === "" ? undefined : (exact ?? matches[0])?.slug);
		onChoose(exact?.slug ?? "");
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
		typed: typed?.trim().toLowerCase() ?? "",
		active,
		found,
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
			value: typed ?? chosen?.title ?? "",
			onChange,
			onKeyDown,
			onClick: () => setOpen(true),
			onBlur: close,
		} as const,
	};
};

export interface ComboboxProps {
	name: string;
	hint: string;
	groups: readonly FindableGroup[];
	chosen: string;
	onChoose: (slug: string) => void;
}

const Option = ({ active, selected, ...rest }: HTMLAttributes<HTMLDivElement> & { active: boolean; selected: boolean }) => (
	// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and the keyboard (aria-activedescendant)
	<div
		role="option"
		aria-selected={selected}
		className={cx(
			"flex min-h-11 cursor-pointer items-center px-5 py-2 leading-snug hover:bg-raised",
			active && "bg-raised forced-colors:underline",
			selected && "font-medium",
		)}
		{...rest}
	/>
);

/** Find a treatment by typing, or pick it from the list by category. Until the site's search is there, titles and concerns are matched. */
export const ServiceCombobox = ({ name, hint, groups, chosen, onChoose }: ComboboxProps) => {
	const { control } = useField(name, hint);
	const { search, load } = useSearch();
	const box = useCombobox({
		find: (text) => findOrAsk(groups, text, search?.findTreatments(text)),
		chosen: listOptions(groups).find(({ slug }) => slug === chosen),
		onChoose,
	});
	const { found } = box;
	return (
		<div className="relative">
			<input
				type="text"
				className="control pr-14"
				placeholder="Type or choose, such as “redness”"
				{...control}
				name={undefined}
				{...box.field}
				onFocus={({ currentTarget }) => {
					// What's typed replaces what's chosen.
					currentTarget.select();
					load();
				}}
			/>
			<button
				type="button"
				tabIndex={-1}
				aria-hidden="true"
				onPointerDown={(event) => event.preventDefault()}
				onClick={(event) => {
					box.toggle();
					event.currentTarget.parentElement?.querySelector("input")?.focus();
				}}
				className="absolute inset-y-0 right-0 flex w-13 items-center justify-center"
			>
				<ChevronDown className={cx("size-5 eased-moves", box.open && "rotate-180")} />
			</button>
			<div hidden={!box.open} onPointerDown={(event) => event.preventDefault()} className="absolute inset-x-0 top-full z-20 bg-surface shadow-float">
				<div id={box.listId} role="listbox" aria-label="Treatments" className="max-h-92 overflow-y-auto overscroll-contain pt-1 pb-3">
					{found.map(({ title, services }, index) => (
						<div key={title} role="group" aria-labelledby={`${box.listId}-group-${index}`}>
							<p id={`${box.listId}-group-${index}`} role="presentation" className="px-5 pt-4 pb-1 text-label text-caption">
								{title}
							</p>
							{services.map((service) => (
								<Option
									key={service.slug}
									id={box.optionId(service.slug)}
									active={box.active === service.slug}
									selected={chosen === service.slug}
									onClick={() => box.choose(service.slug)}
								>
									{service.title}
									{box.typed && !normalize(service.title).includes(normalize(box.typed)) ? (
										<span aria-hidden="true" className="ml-2 text-muted">
											for “{box.typed}”
										</span>
									) : null}
									{chosen === service.slug && <small className="ml-auto text-muted">Chosen</small>}
								</Option>
							))}
						</div>
					))}
				</div>
			</div>
			{box.typed && !box.open && !chosen ? (
				<p className="mt-2 text-note text-muted">Pick the closest treatment from the list, or ask for a consultation. You can say more in the note.</p>
			) : null}
			<p role="status" className="sr-only">
				{box.open ? pluralize(found[0]?.title === notFound ? 0 : box.shown.length, "treatment") : ""}
			</p>
		</div>
	);
};
