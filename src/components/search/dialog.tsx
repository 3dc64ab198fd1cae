import { Search as SearchIcon, X } from "lucide-react";
import {
	type KeyboardEvent,
	type MouseEvent,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { createPortal } from "react-dom";
import type { FoundGroup } from "../../lib/search/search";
import { pluralize } from "../../lib/text/words";
import { Container } from "../../ui/section";
import { type LoadedSearch, loadSearch } from "./load-search";
import { NothingFound, SearchFailed, SearchResults, Suggestions } from "./results";
import { slash } from "./shortcut";

/** `search` is undefined while the index loads. */
const useDialogSearch = () => {
	const [query, setQuery] = useState("");
	const [search, setSearch] = useState<LoadedSearch | "failed">();
	const load = useCallback(() => {
		setSearch(undefined);
		loadSearch().then(setSearch, () => setSearch("failed"));
	}, []);
	useEffect(load, [load]);
	const asked = query.trim();
	const groups = useMemo(
		() => (asked && typeof search === "object" ? search.search(asked) : []),
		[asked, search],
	);
	return { query, setQuery, asked, search, load, groups };
};

const ShortcutHint = () => {
	const [on, setOn] = useState(slash.on);
	const toggle = () => {
		slash.on = !on;
		setOn(!on);
	};
	const chord = /Mac/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";
	return (
		<p className="hidden items-center gap-x-4 border-t border-hairline py-3 text-label text-caption lg:flex">
			<span>{`Press ${on ? "/ or " : ""}${chord} on any page to search.`}</span>
			<button type="button" className="quiet-link min-h-9" onClick={toggle}>
				{on ? "Turn off the / key" : "Turn on the / key"}
			</button>
		</p>
	);
};

const findResults = (dialog: Element): HTMLElement[] => [
	...dialog.querySelectorAll<HTMLElement>("[data-result]"),
];

const moveFocus = (dialog: Element, box: HTMLElement | null, key: string): boolean => {
	if (key !== "ArrowDown" && key !== "ArrowUp") return false;
	const stops = [box, ...findResults(dialog)];
	const from = stops.indexOf(document.activeElement as HTMLElement);
	if (from < 0) return false;
	stops[Math.max(0, from + (key === "ArrowDown" ? 1 : -1))]?.focus();
	return true;
};

const describe = (groups: readonly FoundGroup[]): string => {
	const count = groups.reduce((sum, { results }) => sum + results.length, 0);
	return count === 0 ? "Nothing found" : pluralize(count, "result");
};

export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const box = useRef<HTMLInputElement>(null);
	/** Enter was pressed before the index had loaded. */
	const [wantsFirst, setWantsFirst] = useState(false);
	const { query, setQuery, asked, search, load, groups } = useDialogSearch();
	/** Doesn't wait for the event `close`: a key may open the search before it. */
	const close = () => {
		dialog.current?.close();
		onClose();
	};
	useEffect(() => {
		if (!dialog.current?.open) dialog.current?.showModal();
	}, []);
	useEffect(() => {
		if (wantsFirst && search && dialog.current) findResults(dialog.current)[0]?.click();
	}, [wantsFirst, search]);

	const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
		const inBox = event.target === box.current;
		if (event.nativeEvent.isComposing) return;
		// The browser's own Escape would first empty the box.
		if (event.key === "Escape") close();
		else if (event.key === "Enter" && inBox) setWantsFirst(asked !== "");
		else if (!moveFocus(event.currentTarget, box.current, event.key)) return;
		event.preventDefault();
	};
	const onClick = (event: MouseEvent<HTMLDialogElement>) => {
		const target = event.target as HTMLElement;
		if (target === event.currentTarget || target.closest("a[href]")) close();
	};
	const ready = typeof search === "object" ? search : undefined;
	return createPortal(
		<dialog
			ref={dialog}
			aria-label="Search"
			data-tone="light"
			data-print="hide"
			className="search-dialog"
			onClose={onClose}
			onKeyDown={onKeyDown}
			onClick={onClick}
		>
			<div className="min-h-full">
				<Container>
					<div className="search-row sticky top-0 z-10 flex h-18 items-center gap-3 bg-surface md:h-28">
						<SearchIcon className="size-5 shrink-0 md:size-6" />
						<input
							ref={box}
							type="search"
							aria-label="Search"
							placeholder="Treatment or concern"
							autoComplete="off"
							autoCapitalize="none"
							enterKeyHint="search"
							maxLength={80}
							className="search-box"
							value={query}
							onChange={({ target }) => {
								setWantsFirst(false);
								setQuery(target.value);
							}}
						/>
						<button
							type="button"
							aria-label="Close"
							className="-mr-3 flex size-12 shrink-0 items-center justify-center"
							onClick={close}
						>
							<X className="size-6" />
						</button>
					</div>
					<p role="status" className="pt-5 text-label text-caption empty:pt-0">
						{search ? ready && asked && describe(groups) : "Loading…"}
					</p>
					{search === "failed" && <SearchFailed onRetry={load} />}
					{ready && !asked && <Suggestions suggestions={ready.suggestions} />}
					{ready && asked && groups.length === 0 && (
						<NothingFound key={asked} query={asked} closest={ready.findClosestCategory(asked)} />
					)}
					<div className="ruled">
						<SearchResults groups={groups} />
					</div>
					<ShortcutHint />
				</Container>
			</div>
		</dialog>,
		document.body,
	);
};
