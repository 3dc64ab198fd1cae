import { graphql } from "gatsby";
import { useAgo } from "../../hooks/use-business-day";
import { formatDay } from "../../lib/time/dates";
import { Link } from "../../ui/text";
import { Stars } from "./stars";

export const fragments = graphql`
	fragment ReviewCard on Review {
		position
		name
		review
		rating
		date
		service {
			title
			path
		}
	}
`;

/** The plain day in the HTML, "x ago" after mount (docs/specification.md R39). */
const Written = ({ day }: { day: string }) => {
	const ago = useAgo(day);
	return (
		<time dateTime={day} title={ago ? formatDay(day) : undefined}>
			{ago ?? formatDay(day)}
		</time>
	);
};

export const ReviewCard = ({ review }: { review: Queries.ReviewCardFragment }) => (
	<figure className="flex h-full flex-col border-t border-hairline pt-7">
		<Stars rating={review.rating} className="text-mark" />
		<blockquote className="mt-5 font-display text-display-4 leading-snug">
			<p>“{review.review}”</p>
		</blockquote>
		<figcaption className="mt-auto pt-6 text-note text-muted">
			<span className="font-medium text-on-surface">{review.name}</span>,{" "}
			<Written day={review.date} />
			{review.service && (
				<>
					<br />
					<Link href={review.service.path} className="quiet-link inline-flex min-h-8 items-center">
						{review.service.title}
					</Link>
				</>
			)}
		</figcaption>
	</figure>
);
