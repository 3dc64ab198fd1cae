import { BlockSection } from "../../components/blocks/block-section";
import { ReviewCard } from "../../components/cards/review-card";
import { Carousel } from "../../components/carousel";
import type { BlockData } from "../../components/prose/page-copy";
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
