import { BlockSection } from "../../components/blocks/block-section";
import { ReviewCard } from "../../components/cards/review-card";
import { SpecialCard } from "../../components/cards/special-card";
import { Carousel } from "../../components/carousel";
import type { BlockData } from "../../components/prose/page-copy";
import { useSpaDay } from "../../hooks/use-spa-day";
import { groupSpecials } from "../../lib/catalog/specials";
import { ArrowLinks } from "../../ui/arrow-link";

/** The carousel of the first eight reviews (docs/specification.md R19). */
export const HomeReviews = ({ block, reviews }: { block: BlockData; reviews: readonly Queries.ReviewCardFragment[] }) => (
	<BlockSection block={block} tone="deep" action={<ArrowLinks links={block.links} />}>
		<Carousel
			loop
			label="Client reviews"
			slides={reviews.map((review) => ({ key: String(review.position), label: `Review by ${review.name}`, content: <ReviewCard review={review} /> }))}
		/>
	</BlockSection>
);

/**
 * One special. The HTML holds an open-ended one, which no clock can make wrong; after mount the current one that
 * ends first replaces it.
 */
export const HomeSpecial = ({ block, specials }: { block: BlockData; specials: readonly Queries.SpecialCardFragment[] }) => {
	const today = useSpaDay();
	const lasting = specials.find(({ ends }) => ends === null);
	const current = today ? groupSpecials(specials, today).current : [];
	const special = current[0] ?? lasting;
	if (!special) return null;
	return (
		<BlockSection block={block} tone="sand" action={<ArrowLinks links={block.links} />}>
			<SpecialCard key={special.slug} special={special} />
		</BlockSection>
	);
};
