import { Stars } from "../../components/cards/stars";
import { formatDay } from "../../lib/time/dates";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";
import { type TextSize, textSize } from "./masonry";

const sizes: Record<TextSize, string> = {
	large: "text-display-3",
	medium: "text-quote",
	small: "text-display-4 leading-snug",
};

/** One review: the shorter it is, the larger it is set. */
export const Quote = ({ review: { name, review, rating, date, service } }: { review: Queries.ReviewCardFragment }) => (
	<figure className="border-t border-hairline pt-7">
		<Stars rating={rating} className="text-mark" />
		<blockquote className={cx("mt-4 font-display", sizes[textSize(review.length)])}>
			<p className="-indent-quotation-mark">“{review}”</p>
		</blockquote>
		<figcaption className="mt-5 flex flex-wrap items-baseline gap-x-5 text-note text-muted">
			<span>
				<span className="font-medium text-on-surface">{name}</span>, <time dateTime={date}>{formatDay(date)}</time>
			</span>
			{service ? (
				<Link href={service.path} className="quiet-link inline-flex min-h-9 items-center">
					{service.title}
				</Link>
			) : null}
		</figcaption>
	</figure>
);
