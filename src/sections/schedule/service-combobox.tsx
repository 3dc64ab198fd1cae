import { ChevronDown } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { useField } from "../../components/forms/context";
import { useSearch } from "../../components/search/use-search";
import {
	type FindableGroup,
	type FindableService,
	findOrAsk,
	normalize,
	notFound,
} from "../../lib/services/find-services";
import { pluralize } from "../../lib/text/words";
import { cx } from "../../ui/class-names";

export interface ComboboxProps {
	name: string;
	hint: string;
	groups: readonly FindableGroup[];
	chosen: string;
	/** Gets "" if the text is no option. */
	onChoose: (slug: string) => void;
}

const listOptions = (groups: readonly FindableGroup[]): FindableService[] =>
	groups.flatMap(({ services }) => services);

/**
 * WAI-ARIA 1.2's "editable combobox with list autocomplete". It works before the site's search has
 * loaded, too.
 */
export const ServiceCombobox = ({ name, hint, groups, chosen, onChoose }: ComboboxProps) => {
	const { control } = useField(name, hint);
	const { search, load } = useSearch();
	const listId = useId();
	// Undefined while the field shows the chosen option.
	const [typed, setTyped] = useState<string>();
	const [open, setOpen] = useState(false);
	const [wanted, setWanted] = useState<string>();
	const find = (text: string) => findOrAsk(groups, text, search?.findTreatments(text));
	const found = find(typed ?? "");
	const shown = listOptions(found);
	const words = typed?.trim().toLowerCase();
	// The site's search may not find what was active before it loaded.
	const active =
		!words || !open || shown.some(({ slug }) => slug === wanted) ? wanted : shown[0]?.slug;
	const optionId = (slug: string): string => `${listId}-${slug}`;

	const close = () => {
		setOpen(false);
		setWanted(undefined);
	};
	const choose = (slug: string) => {
		setTyped(undefined);
		close();
		onChoose(slug);
	};
	const move = (step: 1 | -1) => {
		setOpen(true);
		const from = shown.findIndex(({ slug }) => slug === (active ?? chosen));
		const start = from < 0 && step < 0 ? 0 : from;
		const next = shown[(start + step + shown.length) % Math.max(shown.length, 1)]?.slug;
		setWanted(next);
		if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
	};
	const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
		const matches = listOptions(find(value));
		const exact = matches.find(({ title }) => normalize(title) === normalize(value));
		setTyped(value);
		setOpen(true);
		setWanted(value.trim() === "" ? undefined : (exact ?? matches[0])?.slug);
		onChoose(exact?.slug ?? "");
	};
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "ArrowDown" || event.key === "ArrowUp")
			move(event.key === "ArrowDown" ? 1 : -1);
		else if (event.key === "Enter" && open && active) choose(active);
		else if (event.key === "Escape" && open) close();
		else return;
		event.preventDefault();
	};

	return (
		<div className="relative">
			<input
				type="text"
				className="control pr-14"
				placeholder="Type or choose, such as “redness”"
				{...control}
				name={undefined}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={open}
				aria-controls={listId}
				aria-activedescendant={open && active ? optionId(active) : undefined}
				autoComplete="off"
				value={typed ?? listOptions(groups).find(({ slug }) => slug === chosen)?.title ?? ""}
				onChange={onChange}
				onKeyDown={onKeyDown}
				onClick={() => setOpen(true)}
				onBlur={close}
				onFocus={({ currentTarget }) => {
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
					if (open) close();
					else setOpen(true);
					event.currentTarget.parentElement?.querySelector("input")?.focus();
				}}
				className="absolute inset-y-0 right-0 flex w-13 items-center justify-center"
			>
				<ChevronDown className={cx("size-5 eased-moves", open && "rotate-180")} />
			</button>
			<div
				hidden={!open}
				onPointerDown={(event) => event.preventDefault()}
				className="absolute inset-x-0 top-full z-20 bg-surface shadow-float"
			>
				<div
					id={listId}
					role="listbox"
					aria-label="Treatments"
					className="max-h-92 overflow-y-auto overscroll-contain pt-1 pb-3"
				>
					{found.map(({ title, services }, index) => (
						<div key={title} role="group" aria-labelledby={`${listId}-group-${index}`}>
							<p
								id={`${listId}-group-${index}`}
								role="presentation"
								className="px-5 pt-4 pb-1 text-label text-caption"
							>
								{title}
							</p>
							{services.map(({ slug, title: name }) => (
								// biome-ignore lint/a11y: the field keeps the focus and the keyboard (aria-activedescendant)
								<div
									key={slug}
									id={optionId(slug)}
									role="option"
									aria-selected={chosen === slug}
									onClick={() => choose(slug)}
									className={cx(
										"flex min-h-11 cursor-pointer items-center px-5 py-2 leading-snug hover:bg-raised",
										active === slug && "bg-raised forced-colors:underline",
										chosen === slug && "font-medium",
									)}
								>
									{name}
									{words && !normalize(name).includes(normalize(words)) && (
										<span aria-hidden="true" className="ml-2 text-muted">
											for “{words}”
										</span>
									)}
									{chosen === slug && <small className="ml-auto text-muted">Chosen</small>}
								</div>
							))}
						</div>
					))}
				</div>
			</div>
			{words && !open && !chosen && (
				<p className="mt-2 text-note text-muted">
					Pick the closest treatment from the list, or ask for a consultation. You can say more in
					the note.
				</p>
			)}
			<p role="status" className="sr-only">
				{open ? pluralize(found[0]?.title === notFound ? 0 : shown.length, "treatment") : ""}
			</p>
		</div>
	);
};
