import { ReviewCard } from "../../components/cards/review-card";
import { Carousel } from "../../components/carousel";
import { SectionHead } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Band } from "../../ui/section";

/** The carousel of the first eight reviews (docs/specification.md R19). */
export const HomeReviews = ({ block, reviews }: { block: BlockData; reviews: readonly Queries.ReviewCardFragment[] }) => (
	<Band tone="deep" labelledBy="reviews">
		<div className="mb-12 flex flex-wrap items-end justify-between gap-6">
			<SectionHead id="reviews" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<ArrowLinks links={block.links} />
		</div>
		<Carousel
			loop
			label="Client reviews"
			slides={reviews.map((review) => ({ key: String(review.position), label: `Review by ${review.name}`, content: <ReviewCard review={review} /> }))}
		/>
	</Band>
);
