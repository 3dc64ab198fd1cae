import { graphql } from "gatsby";
import { PageHeader } from "../../components/blocks/page-header";
import { QuoteSection } from "../../components/blocks/quote-section";
import { BlockSection } from "../../components/blocks/sections";
import { ServiceRows } from "../../components/cards/service-rows";
import { ProseBody } from "../../components/prose/prose-sections";
import { AreaMap } from "../../components/visit/area-map";
import { VisitFacts } from "../../components/visit/visit-facts";
import { slugify } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { ArrowLink } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment LandingSections on LandingPage {
		path
		heading
		lead
		image {
			...PictureArch
		}
		sections {
			...ProseSectionFields
		}
		services {
			...ServiceRow
		}
		directions {
			from
			route
			minutes
		}
	}
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

interface Props {
	page: Queries.LandingSectionsFragment;
}

export const LandingHeader = ({ page }: Props) => (
	<PageHeader
		page={{ ...page, label: page.heading }}
		shape="arch"
		booking
		action={
			<ButtonLink href="#directions" variant="quiet">
				Get directions
			</ButtonLink>
		}
	/>
);

export const LandingStory = ({ page: { sections } }: Props) => (
	<Section tone="sand" space="none" className="tall py-section-reduced">
		<div className="ruled">
			{sections.map((section) => (
				<section
					key={section.heading}
					id={slugify(section.heading)}
					aria-labelledby={`${slugify(section.heading)}-heading`}
					className="grid gap-x-(--column-gap) gap-y-5 py-12 md:grid-cols-5-7"
				>
					<Heading
						level={2}
						size={3}
						id={`${slugify(section.heading)}-heading`}
						className="max-w-narrow"
					>
						{section.heading}
					</Heading>
					<ProseBody section={section} />
				</section>
			))}
		</div>
	</Section>
);

export const LandingServices = ({ page: { services } }: Props) => (
	<BlockSection
		block={{ key: "services", heading: "Services" }}
		tone="sand"
		action={<ArrowLink href="/services">View All Services</ArrowLink>}
	>
		<ServiceRows services={services} />
	</BlockSection>
);

export const LandingDirections = ({ page: { directions } }: Props) => (
	<BlockSection block={{ key: "directions", heading: "Directions" }}>
		<ul className="ruled border-y border-hairline">
			{directions.map(({ from, route, minutes }) => (
				<li
					key={from}
					className="grid gap-x-(--column-gap) gap-y-2 py-6 md:grid-cols-5-7 md:items-baseline"
				>
					<Heading level={3} size={4}>
						{from}
					</Heading>
					<div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
						<Text className="max-w-short">{route}</Text>
						<p className="figures text-note text-muted">{minutes}</p>
					</div>
				</li>
			))}
		</ul>
		<Split from="lg" className="mt-16 items-start">
			<AreaMap />
			<VisitFacts />
		</Split>
	</BlockSection>
);

export const LandingReview = ({
	reviews,
	services,
}: {
	reviews: readonly Queries.LandingReviewFragment[];
	services: readonly { readonly slug: string }[];
}) => {
	const [shortest] = reviews
		.filter(({ service }) => services.some(({ slug }) => slug === service?.slug))
		.sort((one, other) => one.review.length - other.review.length);
	if (!shortest) return null;
	const { review, name, date, service } = shortest;
	return (
		<QuoteSection quote={review}>
			{name}, <time dateTime={date}>{formatDay(date)}</time>
			{service && (
				<>
					{" · "}
					<Link href={service.path} className="quiet-link inline-flex min-h-9 items-center">
						{service.title}
					</Link>
				</>
			)}
		</QuoteSection>
	);
};
