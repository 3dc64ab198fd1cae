import { useEffect, useState } from "react";
import { matchesPicture } from "../../lib/content/media-search";
import { countOf } from "../../lib/content/words";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { MediaEntry } from "./entry";
import { MediaSearch } from "./search";

/** "52 pictures, 3 unused, 2 duplicates", or how many of them a search found. */
const describe = (all: readonly Queries.MediaEntryFragment[], shown: number): string => {
	if (shown < all.length) return `${shown} of ${countOf(all.length, "picture")}`;
	const unused = all.filter(({ usedBy }) => usedBy.length === 0).length;
	const doubled = all.filter(({ duplicates }) => duplicates.length > 0).length;
	return `${countOf(all.length, "picture")}, ${unused} unused, ${countOf(doubled, "duplicate")}`;
};

/** Every picture of the site, one row each, to be searched once script runs. */
export const MediaCatalog = ({ pictures }: { pictures: readonly Queries.MediaEntryFragment[] }) => {
	const [mounted, setMounted] = useState(false);
	const [query, setQuery] = useState("");
	useEffect(() => setMounted(true), []);
	const shown = pictures.filter((picture) => matchesPicture(picture, query));
	return (
		<Section space="bottom">
			<div className="flex min-h-28 flex-col-reverse justify-end gap-x-10 gap-y-3 border-b border-hairline pb-4 md:min-h-18 md:flex-row md:items-center md:justify-between">
				<p aria-live="polite" className="figures text-muted">
					{describe(pictures, shown.length)}
				</p>
				{mounted ? <MediaSearch query={query} onQuery={setQuery} /> : null}
			</div>
			{shown.length === 0 ? (
				<Heading level={2} size={3} className="py-20">
					No picture matches “{query}”
				</Heading>
			) : (
				<ul className="ruled border-b border-hairline">
					{shown.map((picture) => (
						<li key={picture.file}>
							<MediaEntry picture={picture} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
};
