import { useMemo, useState } from "react";
import { emptySearch, listPagesWithPictures, type MediaSearch, type PageWithPictures, searchPictures } from "../../lib/content/media-search";
import { countOf } from "../../lib/content/words";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { ChangingText } from "../../ui/keep-together";
import { Section } from "../../ui/section";
import { EditLink } from "./edit-link";
import { MediaEntry } from "./entry";
import { MediaFilters } from "./filters";
import { useWeights } from "./use-weights";

type Pictures = readonly Queries.MediaEntryFragment[];

/** "52 pictures", or how many of them a search found. */
const describe = (all: number, shown: number): string => (shown < all ? `${shown} of ${countOf(all, "picture")}` : countOf(all, "picture"));

/** What an empty list means: often that all is well. */
const describeNone = ({ part, page, query }: MediaSearch): string => {
	if (query.trim() !== "") return `No picture matches “${query.trim()}”`;
	if (page !== "") return part === "unused" ? "Every picture of a page is used" : "No consent is missing on this page";
	return part === "unused" ? "Every picture is used" : "No consent is missing";
};

const None = ({ search, onReset }: { search: MediaSearch; onReset: () => void }) => (
	<div className="py-20">
		<Heading level={2} size={3}>
			<ChangingText>{describeNone(search)}</ChangingText>
		</Heading>
		<Button variant="quiet" className="mt-4" onClick={onReset}>
			Show all pictures
		</Button>
	</div>
);

/** Every picture of the site, one row each, to be searched and filtered once script runs. */
export const MediaCatalog = ({ pictures, pages }: { pictures: Pictures; pages: readonly PageWithPictures[] }) => {
	const [search, setSearch] = useState(emptySearch);
	const weights = useWeights();
	const shown = searchPictures(pictures, search);
	const choices = useMemo(() => listPagesWithPictures(pictures, pages), [pictures, pages]);
	return (
		<Section space="bottom">
			{process.env.NODE_ENV === "development" ? <EditLink /> : null}
			<MediaFilters pictures={pictures} pages={choices} search={search} onSearch={setSearch} />
			<div className="figures border-b border-hairline pb-4 text-muted">
				<p aria-live="polite">{describe(pictures.length, shown.length)}</p>
				{weights === null ? <p>What browsers download of each isn’t known here: a build writes it.</p> : null}
			</div>
			{shown.length === 0 ? (
				<None search={search} onReset={() => setSearch(emptySearch)} />
			) : (
				<ul className="ruled border-b border-hairline">
					{shown.map((picture) => (
						<li key={picture.file}>
							<MediaEntry picture={picture} derivatives={weights?.[picture.file]} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
};
