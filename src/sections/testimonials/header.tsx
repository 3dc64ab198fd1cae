import { Stars } from "../../components/cards/stars";
import { PageTitle, type PageTitleData } from "../../components/layout/page-title";
import { type RatingSummary, summarizeRatings } from "../../lib/catalog/rating";
import { Section } from "../../ui/section";

/** The average in large figures, with what it is the average of. */
const Summary = ({ average, count }: RatingSummary) => (
	<div className="flex items-end gap-6 border-t border-hairline pt-8 md:block md:border-t-0 md:border-l md:pt-0 md:pl-12 lg:pl-16">
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
export const TestimonialsHeader = ({ page, ratings }: { page: PageTitleData; ratings: readonly { readonly rating: number }[] }) => (
	<Section tone="deep">
		<div className="grid items-end gap-x-16 gap-y-12 md:grid-cols-7-5">
			<div>
				<PageTitle page={page} />
			</div>
			<Summary {...summarizeRatings(ratings)} />
		</div>
	</Section>
);
