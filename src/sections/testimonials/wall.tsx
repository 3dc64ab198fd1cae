import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { inTwoColumns, type TextSize, textSize } from "./masonry";
import { Quote } from "./quote";

/** The first column's part of the width. */
const share = 7 / 12;

/** Roughly how much taller a character is in each size, and what a review needs beside its text. */
const perCharacter: Record<TextSize, number> = { large: 2.4, medium: 1.4, small: 1 };
const frame = 90;

const estimateHeight = ({ review }: { readonly review: string }): number => frame + review.length * perCharacter[textSize(review.length)];

/** All reviews in two uneven columns, the second begun lower. On a phone there is one column. */
export const TestimonialsWall = ({ label, reviews }: { label: string; reviews: readonly Queries.ReviewCardFragment[] }) => (
	<Section tone="sand">
		<h2 className="sr-only">{label}</h2>
		<Split ratio="7-5" gap="loose">
			{inTwoColumns(reviews, estimateHeight, share).map((column, index) => (
				<ul key={column[0]?.position ?? index} className={index === 0 ? "stack-14 md:stack-20" : "stack-14 md:stack-20 md:pt-28"}>
					{column.map((review) => (
						<li key={review.position}>
							<Quote review={review} />
						</li>
					))}
				</ul>
			))}
		</Split>
	</Section>
);
