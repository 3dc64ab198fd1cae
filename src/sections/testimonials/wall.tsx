import { Stars } from "../../components/cards/stars";
import { formatDay } from "../../lib/time/dates";
import { cx } from "../../ui/class-names";
import { Section, Split } from "../../ui/section";
import { Link } from "../../ui/text";

type TextSize = "large" | "medium" | "small";

export const textSize = (length: number): TextSize => {
	if (length < 150) return "large";
	return length < 270 ? "medium" : "small";
};

/** Each item goes to the column that's shorter so far. `share` is the first column's part of the width. */
export const inTwoColumns = <T,>(items: readonly T[], estimateHeight: (item: T) => number, share: number): readonly [T[], T[]] => {
	const columns: readonly [T[], T[]] = [[], []];
	let [first, second] = [0, 0];
	for (const item of items) {
		if (first <= second) {
			columns[0].push(item);
			first += estimateHeight(item) / share;
		} else {
			columns[1].push(item);
			second += estimateHeight(item) / (1 - share);
		}
	}
	return columns;
};

const sizes: Record<TextSize, string> = {
	large: "text-display-3",
	medium: "text-quote",
	small: "text-display-4 leading-snug",
};

const Quote = ({ review: { name, review, rating, date, service } }: { review: Queries.ReviewCardFragment }) => (
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

const share = 7 / 12;

/** Roughly how much taller a character is in each size. */
const perCharacter: Record<TextSize, number> = { large: 2.4, medium: 1.4, small: 1 };
const frame = 90;

const estimateHeight = ({ review }: { readonly review: string }): number => frame + review.length * perCharacter[textSize(review.length)];

/** The second column begins lower. */
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
