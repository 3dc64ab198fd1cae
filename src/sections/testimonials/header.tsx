import { Stars } from "../../components/cards/stars";
import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import { TrustLine } from "../../components/layout/trust-line";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { type RatingSummary, summarizeRatings } from "../../lib/catalog/rating";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** The average in large figures, with what it is the average of. */
const Summary = ({ average, count }: RatingSummary) => (
	<div className="flex items-end gap-6 border-t border-hairline pt-8 md:block md:border-t-0 md:pt-0">
		<p className="figures font-display text-rating font-medium">{average}</p>
		<div className="md:mt-8">
			<Stars rating={Math.round(Number(average))} className="text-mark" />
			<p className="mt-2 text-muted">
				from {count} selected {count === 1 ? "review" : "reviews"}
			</p>
		</div>
	</div>
);

/** The top of the page: its text, and the rating computed from the reviews below. */
export const TestimonialsHeader = ({ page, ratings }: { page: PageTitleData; ratings: readonly { readonly rating: number }[] }) => {
	const summary = summarizeRatings(ratings);
	return (
		<Section tone="deep">
			<Split ratio="7-5" className="items-end">
				<div>
					<PageTitle page={page} />
					<ButtonLink href={getBookingPath()} className="mt-8">
						Book Now
					</ButtonLink>
					<TrustLine without={summary.average} className="mt-6" />
				</div>
				<Summary {...summary} />
			</Split>
		</Section>
	);
};
