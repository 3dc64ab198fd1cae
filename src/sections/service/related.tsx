import { graphql } from "gatsby";
import { BlockSection, SplitSection } from "../../components/blocks/sections";
import { CardTitle } from "../../components/cards/card-title";
import { PageRows } from "../../components/cards/page-rows";
import { QuestionsSection } from "../../components/prose/faq-list";
import { useTextHref } from "../../hooks/use-site";
import { getBookingPath } from "../../lib/services/booking-path";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { DetailsArrow } from "../../ui/details-arrow";
import { Picture, withSizes } from "../../ui/picture";
import { Text } from "../../ui/text";

export const fragments = graphql`
	fragment ServiceCard on Service {
		slug
		path
		title
		shortDescription
		priceFrom
		facts {
			sessions
		}
		image {
			...PictureTile
		}
	}
	fragment ServiceRelated on Service {
		slug
		title
		faqs {
			...FaqFields
		}
		articles {
			path
			title
			summary
		}
		landingPages {
			path
			title: heading
			summary: lead
		}
		related {
			reason
			service {
				...ServiceCard
			}
		}
	}
`;

interface Props {
	service: Queries.ServiceRelatedFragment;
}

export const ServiceQuestions = ({ service: { faqs, title } }: Props) => (
	<QuestionsSection
		block={{ key: "questions", heading: "Common questions" }}
		faqs={faqs}
		below={
			<ButtonLink href={useTextHref(title)} variant="quiet" className="mt-4">
				Text us about {title}
			</ButtonLink>
		}
		space="dense"
	/>
);

export const ServiceReading = ({ service: { articles, landingPages } }: Props) => (
	<SplitSection
		block={{ key: "reading", heading: "Read before you decide" }}
		tone="sand"
		space="dense"
		className="print:hidden"
	>
		<PageRows pages={[...articles, ...landingPages]} />
	</SplitSection>
);

/** A picture is loaded 1.2 times as wide as its card, which crops it. */
const ofThree = {
	columns: "md:grid-cols-3",
	sizes: "(min-width: 1296px) 455px, (min-width: 768px) 36vw, 8rem",
};
const rows: Readonly<Record<number, typeof ofThree>> = {
	2: {
		columns: "md:grid-cols-2",
		sizes: "(min-width: 1296px) 701px, (min-width: 768px) 55vw, 8rem",
	},
	4: {
		columns: "md:grid-cols-2 xl:grid-cols-4",
		sizes: "(min-width: 1280px) 320px, (min-width: 768px) 55vw, 8rem",
	},
};

export const ServiceRelated = ({ service: { slug, title, related } }: Props) => {
	const { columns, sizes } = rows[related.length] ?? ofThree;
	return (
		<BlockSection block={{ key: "related", heading: "You might also consider" }} space="dense">
			<ul className={cx("grid gap-y-6 md:gap-x-8 md:gap-y-12", columns)}>
				{related.map(({ reason, service: other }) => (
					<li key={other.slug} className="md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0">
						<Text className="border-t border-hairline py-3 leading-snug font-medium max-md:text-note md:pb-4">
							{reason}
						</Text>
						<article className="group relative max-md:grid max-md:gap-x-5 xs:max-md:grid-cols-thumb md:row-span-2 md:grid md:h-full md:grid-rows-subgrid md:content-between">
							<div className="max-md:contents">
								<Picture
									picture={withSizes(other.image, sizes)}
									shape="card"
									alt=""
									className="rounded-card max-md:row-span-2 max-xs:hidden"
									zoom
								/>
								<CardTitle href={other.path} size={4} className="md:mt-5 md:text-display-3">
									{other.title}
								</CardTitle>
								<Text className="mt-2 text-note leading-relaxed text-muted max-md:hidden print:block">
									{other.shortDescription}
								</Text>
							</div>
							<div>
								<dl className="figures stack-1 pt-1 text-small leading-snug text-caption md:pt-4">
									<div className="flex gap-1.5 max-md:hidden print:flex">
										<dt className="sr-only">Sessions</dt>
										<Text as="dd">{other.facts.sessions}</Text>
									</div>
									<div className="flex gap-1.5">
										<dt className="sr-only">Price</dt>
										<Text as="dd">{other.priceFrom}</Text>
									</div>
								</dl>
								<DetailsArrow className="mt-3 max-md:hidden" />
							</div>
						</article>
					</li>
				))}
			</ul>
			<ButtonLink href={getBookingPath({ service: slug })} className="mt-6 md:mt-14">
				Book {title}
			</ButtonLink>
		</BlockSection>
	);
};
