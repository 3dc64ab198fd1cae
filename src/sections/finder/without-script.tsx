import { findBlock } from "../../lib/content/blocks";
import { ChipLink } from "../../ui/chip-link";
import { Heading } from "../../ui/heading";
import { Paragraphs } from "../../ui/paragraphs";
import type { FinderData } from "./data";

/** The concerns, each a link to its treatments. */
export const ConcernLinks = ({ concerns }: Pick<FinderData, "concerns">) => (
	<ul className="mt-8 flex flex-wrap gap-3.5">
		{concerns.map(({ slug, title }) => (
			<li key={slug}>
				<ChipLink href={`/services?concern=${slug}`} className="min-h-11 px-5 text-note leading-tight">
					{title}
				</ChipLink>
			</li>
		))}
	</ul>
);

/** Without script: why nothing can be chosen here, and the concerns as links. */
export const WithoutScript = ({ page, concerns }: Pick<FinderData, "page" | "concerns">) => {
	const block = findBlock(page, "without-script");
	return (
		<div className="hidden noscript:block">
			<Heading level={2} size={3}>
				{block.heading}
			</Heading>
			<div className="mt-4 max-w-text">
				<Paragraphs texts={block.text} />
			</div>
			<ConcernLinks concerns={concerns} />
		</div>
	);
};
