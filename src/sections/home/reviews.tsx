import { ReviewCard } from "../../components/cards/review-card";
import { Carousel } from "../../components/carousel";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Section } from "../../ui/section";

/** The carousel of the first eight reviews (spec §9). */
export const HomeReviews = ({ block, reviews }: { block: BlockData; reviews: readonly Queries.ReviewCardFragment[] }) => (
	<Section tone="deep" labelledBy="reviews">
		<div className="mb-12 flex flex-wrap items-end justify-between gap-6">
			<SectionHeader id="reviews" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<ArrowLinks links={block.links} />
		</div>
		<Carousel
			loop
			label="Client reviews"
			slides={reviews.map((review) => ({ key: String(review.position), label: `Review by ${review.name}`, content: <ReviewCard review={review} /> }))}
		/>
	</Section>
);
