import { PageTitle, type PageTitleData, TrustLine } from "../../components/blocks/page-title";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { SectionHeader, SplitSection } from "../../components/blocks/sections";
import { Stars } from "../../components/cards/stars";
import { useSite } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/services/booking-path";
import { summarizeRatings } from "../../lib/services/rating";
import { pluralize } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, type SectionProps, Split } from "../../ui/section";
import { Link, Paragraphs } from "../../ui/text";

export const TestimonialsHeader = ({
	page,
	ratings,
}: {
	page: PageTitleData;
	ratings: readonly { readonly rating: number }[];
}) => {
	const { average, count } = summarizeRatings(ratings);
	return (
		<Section tone="deep">
			<Split ratio="7-5" className="items-end">
				<div>
					<PageTitle page={page} />
					<ButtonLink href={getBookingPath()} className="mt-8">
						Book Now
					</ButtonLink>
					<TrustLine without={average} className="mt-6" />
				</div>
				<div className="flex flex-wrap items-end gap-6 border-t border-hairline pt-8 md:block md:border-t-0 md:pt-0">
					<div>
						<p className="mb-4 text-muted">Selected reviews:</p>
						<p className="figures font-display text-rating font-medium">{average}</p>
					</div>
					<div className="md:mt-8">
						<Stars rating={Math.round(Number(average))} className="text-mark" />
						<p className="mt-2 text-muted">from {pluralize(count, "review")}</p>
					</div>
				</div>
			</Split>
		</Section>
	);
};

export const TestimonialsNotice = ({ block: { text, ...header }, place: { tone } }: BlockProps) => (
	<SplitSection
		block={header}
		tone={tone}
		size={3}
		from="lg"
		gap="tight"
		space="none"
		className="py-14 md:py-20"
	>
		<Paragraphs texts={text} className="max-w-text stack-5" />
	</SplitSection>
);

export const TestimonialsWrite = ({
	block,
	place: { tone },
	picture,
}: BlockProps & { picture: PictureData | null }) => {
	const { email } = useSite().business;
	return (
		<Section labelledBy="write" tone={tone} space="top">
			<Split ratio="7-5" className="items-end">
				<div className="md:pb-(--section)">
					<SectionHeader id="write" eyebrow={block.eyebrow} heading={block.heading} />
					<Paragraphs texts={block.text} className="mt-7 max-w-text stack-5" />
					<ButtonLink href={`mailto:${email}`} variant="secondary" className="mt-8">
						Send an email
					</ButtonLink>
				</div>
				{picture ? (
					<Picture picture={picture} shape="arch" className="arch w-3/4 md:w-full" />
				) : null}
			</Split>
		</Section>
	);
};

/** The type for a review of so many characters, and roughly the height that each of them adds. */
const getStyle = (length: number) => {
	if (length < 150) return { looks: "text-display-3", height: 2.4 };
	return length < 270
		? { looks: "text-quote", height: 1.4 }
		: { looks: "text-display-4 leading-snug", height: 1 };
};

/**
 * Each review goes to the column that's shorter so far. The first one is wider, so its share
 * counts.
 */
const inTwoColumns = (reviews: readonly Queries.ReviewCardFragment[]) => {
	const start = (share: number) => ({
		height: 0,
		share,
		reviews: [] as Queries.ReviewCardFragment[],
	});
	const [wide, narrow] = [start(7 / 12), start(5 / 12)];
	for (const review of reviews) {
		const { length } = review.review;
		const column = wide.height <= narrow.height ? wide : narrow;
		column.reviews.push(review);
		column.height += (90 + length * getStyle(length).height) / column.share;
	}
	return [wide, narrow];
};

export const TestimonialsWall = ({
	label,
	reviews,
	tone,
}: Pick<SectionProps, "tone"> & {
	label: string;
	reviews: readonly Queries.ReviewCardFragment[];
}) => (
	<Section tone={tone}>
		<h2 className="sr-only">{label}</h2>
		<Split ratio="7-5" gap="loose">
			{inTwoColumns(reviews).map((column, index) => (
				<ul
					key={column.share}
					className={index === 0 ? "stack-14 md:stack-20" : "stack-14 md:stack-20 md:pt-28"}
				>
					{column.reviews.map(({ position, name, review, rating, date, service }) => (
						<li key={position}>
							<figure className="border-t border-hairline pt-7">
								<Stars rating={rating} className="text-mark" />
								<blockquote className={cx("mt-4 font-display", getStyle(review.length).looks)}>
									<p className="-indent-quotation-mark">“{review}”</p>
								</blockquote>
								<figcaption className="mt-5 flex flex-wrap items-baseline gap-x-5 text-note text-muted">
									<span>
										<span className="font-medium text-on-surface">{name}</span>,{" "}
										<time dateTime={date}>{formatDay(date)}</time>
									</span>
									{service ? (
										<Link
											href={service.path}
											className="quiet-link inline-flex min-h-9 items-center"
										>
											{service.title}
										</Link>
									) : null}
								</figcaption>
							</figure>
						</li>
					))}
				</ul>
			))}
		</Split>
	</Section>
);
