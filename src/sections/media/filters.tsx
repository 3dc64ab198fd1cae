import { useHydrated } from "../../hooks/use-hydrated";
import { isInPart, type MediaPart, type MediaSearch, mediaParts, type PageWithPictures, type SearchablePicture } from "../../lib/content/media-search";
import { cx } from "../../ui/class-names";
import { SearchBox } from "./search-box";

const names: Record<MediaPart, string> = { all: "All", unused: "Unused", "missing consent": "Missing consent" };

interface PartsProps {
	pictures: readonly SearchablePicture[];
	part: MediaPart;
	onPart: (part: MediaPart) => void;
}

const Parts = ({ pictures, part, onPart }: PartsProps) => (
	<fieldset className="flex flex-wrap gap-2 md:col-span-2">
		<legend className="sr-only">Which pictures</legend>
		{mediaParts.map((each) => (
			<button
				key={each}
				type="button"
				aria-pressed={each === part}
				onClick={() => onPart(each)}
				className="figures inline-flex min-h-11 items-center gap-2 rounded-pill border border-hairline px-5 text-note leading-tight whitespace-nowrap transition-colors duration-200 hover:border-current hover:text-link aria-pressed:border-current aria-pressed:bg-on-surface aria-pressed:text-surface"
			>
				{names[each]} <span>{pictures.filter((picture) => isInPart(picture, each)).length}</span>
			</button>
		))}
	</fieldset>
);

interface Props {
	pictures: PartsProps["pictures"];
	pages: readonly PageWithPictures[];
	search: MediaSearch;
	onSearch: (search: MediaSearch) => void;
}

/** Narrows the catalog. It has its room from the start, and is seen once it works; without script it isn't there. */
export const MediaFilters = ({ pictures, pages, search, onSearch }: Props) => {
	const hydrated = useHydrated();
	return (
		<div className={cx("grid gap-5 pb-5 text-note md:grid-cols-2 md:gap-x-10 noscript:hidden print:hidden", !hydrated && "invisible")}>
			<SearchBox query={search.query} onQuery={(query) => onSearch({ ...search, query })} />
			<label className="block">
				Page
				<select value={search.page} onChange={({ target }) => onSearch({ ...search, page: target.value })} className="control mt-1">
					<option value="">All pages</option>
					{/* Not in the HTML, which would be 460 bytes larger as sent. */}
					{hydrated
						? pages.map(({ path, label }) => (
								<option key={path} value={path}>
									{label}
								</option>
							))
						: null}
				</select>
			</label>
			<Parts pictures={pictures} part={search.part} onPart={(part) => onSearch({ ...search, part })} />
		</div>
	);
};
