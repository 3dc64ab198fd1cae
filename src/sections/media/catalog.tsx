import { Search } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { apiRequest } from "../../lib/http/api-request";
import { type MediaWeights, mediaWeightsPath } from "../../lib/media/picture-bytes";
import {
	emptySearch,
	isInPart,
	listPagesWithPictures,
	type MediaSearch,
	mediaParts,
	type SearchablePicture,
	searchPictures,
} from "../../lib/media/search-pictures";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { capitalize, pluralize } from "../../lib/text/words";
import { Button, ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Section } from "../../ui/section";
import { ChangingText, Heading } from "../../ui/text";
import { MediaEntry } from "./entry";

/** Its room is kept until script has loaded. */
const MediaFilters = ({
	pictures,
	pages,
	search,
	onSearch,
}: {
	pictures: readonly SearchablePicture[];
	pages: readonly KnownPage[];
	search: MediaSearch;
	onSearch: (search: MediaSearch) => void;
}) => {
	const hydrated = useHydrated();
	return (
		<div
			className={cx(
				"grid gap-5 pb-5 text-note md:grid-cols-2 md:gap-x-10 noscript:hidden print:hidden",
				!hydrated && "invisible",
			)}
		>
			<search>
				<label htmlFor="media-search" className="block">
					Search
				</label>
				<span className="mt-1 flex min-h-13 items-center gap-3 border-b border-on-surface bg-raised px-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-link">
					<Search className="size-5 shrink-0 text-caption" />
					<input
						id="media-search"
						type="search"
						value={search.query}
						onChange={({ target }) => onSearch({ ...search, query: target.value })}
						placeholder="File, description, subject or page"
						autoComplete="off"
						className="w-full self-stretch bg-transparent outline-none placeholder:text-muted"
					/>
				</span>
			</search>
			<label className="block">
				Page
				<select
					value={search.page}
					onChange={({ target }) => onSearch({ ...search, page: target.value })}
					className="control mt-1"
				>
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
			<fieldset className="flex flex-wrap gap-2 md:col-span-2">
				<legend className="sr-only">Which pictures</legend>
				{mediaParts.map((part) => (
					<button
						key={part}
						type="button"
						aria-pressed={part === search.part}
						onClick={() => onSearch({ ...search, part })}
						className="figures inline-flex min-h-11 items-center gap-2 rounded-pill border border-hairline px-5 text-note leading-tight whitespace-nowrap eased-colors hover:border-current hover:text-link aria-pressed:border-current aria-pressed:bg-on-surface aria-pressed:text-surface"
					>
						{capitalize(part)}{" "}
						<span>{pictures.filter((picture) => isInPart(picture, part)).length}</span>
					</button>
				))}
			</fieldset>
		</div>
	);
};

const describeNone = ({ part, page, query }: MediaSearch): string => {
	if (query.trim() !== "") return `No picture matches “${query.trim()}”`;
	return part === "unused"
		? `Every picture${page && " of a page"} is used`
		: `No consent is missing${page && " on this page"}`;
};

export const MediaCatalog = ({
	pictures,
	pages,
}: {
	pictures: readonly Queries.MediaEntryFragment[];
	pages: readonly KnownPage[];
}) => {
	const [search, setSearch] = useState(emptySearch);
	// Undefined until the weights have loaded; null if they didn't.
	const [weights, setWeights] = useState<MediaWeights | null>();
	useEffect(() => {
		const leaving = new AbortController();
		apiRequest("GET", mediaWeightsPath, undefined, { signal: leaving.signal })
			.then((answer): Promise<MediaWeights> => answer.json())
			.then(setWeights, () => leaving.signal.aborted || setWeights(null));
		return () => leaving.abort();
	}, []);
	const shown = searchPictures(pictures, search);
	const choices = useMemo(() => listPagesWithPictures(pictures, pages), [pictures, pages]);
	return (
		<Section space="bottom">
			{process.env.NODE_ENV === "development" && (
				<div className="pb-8">
					<ButtonLink
						variant="secondary"
						href="http://127.0.0.1:8100/#/collections/pictures/entries/media"
					>
						Edit in the form editor
					</ButtonLink>
					<p className="mt-2 text-note text-muted">Start it with npm run edit first.</p>
				</div>
			)}
			<MediaFilters pictures={pictures} pages={choices} search={search} onSearch={setSearch} />
			<div className="figures border-b border-hairline pb-4 text-muted">
				<p aria-live="polite">{`${shown.length < pictures.length ? `${shown.length} of ` : ""}${pluralize(pictures.length, "picture")}`}</p>
				{weights === null && (
					<p>What browsers download of each isn’t known here: a build writes it.</p>
				)}
			</div>
			{shown.length === 0 ? (
				<div className="py-20">
					<Heading level={2} size={3}>
						<ChangingText>{describeNone(search)}</ChangingText>
					</Heading>
					<Button variant="quiet" className="mt-4" onClick={() => setSearch(emptySearch)}>
						Show all pictures
					</Button>
				</div>
			) : (
				<ul className="ruled border-b border-hairline">
					{shown.map((picture) => (
						<li key={picture.file}>
							<MediaEntry picture={picture} bytes={weights?.[picture.file] ?? {}} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
};
