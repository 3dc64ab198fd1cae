import { graphql } from "gatsby";
import { QuoteSection } from "../../components/blocks/quote-section";
import { formatDay } from "../../lib/time/dates";
import { Link } from "../../ui/text";

export const fragments = graphql`
	fragment LandingReview on Review {
		review
		name
		date
		service {
			slug
			title
			path
		}
	}
`;

interface LandingReviewProps {
	reviews: readonly Queries.LandingReviewFragment[];
	services: readonly { readonly slug: string }[];
}

/** The shortest review of one of the page's treatments, in large type. Nothing if there's none. */
export const LandingReview = ({ reviews, services }: LandingReviewProps) => {
	const slugs = new Set(services.map(({ slug }) => slug));
	const [shortest] = reviews.filter(({ service }) => service && slugs.has(service.slug)).sort((a, b) => a.review.length - b.review.length);
	if (!shortest) return null;
	const { review, name, date, service } = shortest;
	return (
		<QuoteSection quote={review}>
			{name}, <time dateTime={date}>{formatDay(date)}</time>
			{service ? (
				<>
					{" · "}
					<Link href={service.path} className="quiet-link inline-flex min-h-9 items-center">
						{service.title}
					</Link>
				</>
			) : null}
		</QuoteSection>
	);
};
