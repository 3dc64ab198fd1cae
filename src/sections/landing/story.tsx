import { graphql } from "gatsby";
import { BlockSection } from "../../components/blocks/block-section";
import { PageHeader } from "../../components/blocks/page-header";
import { ServiceRows } from "../../components/cards/service-rows";
import { ProseBody } from "../../components/prose/prose-body";
import { slugify } from "../../lib/text/words";
import { ArrowLink } from "../../ui/arrow-link";
import { ButtonLink } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment LandingHeader on LandingPage {
		path
		heading
		lead
		image {
			...PictureArch
		}
	}
	fragment LandingStory on LandingPage {
		sections {
			...ProseSectionFields
		}
	}
	fragment LandingServices on LandingPage {
		services {
			...ServiceRow
		}
	}
`;

/** The top of a local page: the place, what it means for a visit, links to book or get directions. */
export const LandingHeader = ({ page }: { page: Queries.LandingHeaderFragment }) => (
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

const Part = ({ section }: { section: Queries.ProseSectionFieldsFragment }) => (
	<section
		id={slugify(section.heading)}
		aria-labelledby={`${slugify(section.heading)}-heading`}
		className="grid gap-x-(--column-gap) gap-y-5 py-12 md:grid-cols-5-7"
	>
		<Heading level={2} size={3} id={`${slugify(section.heading)}-heading`} className="max-w-narrow">
			{section.heading}
		</Heading>
		<ProseBody section={section} />
	</section>
);

/** What the place means for a visit, part by part: headings on the left, text on the right. */
export const LandingStory = ({ page: { sections } }: { page: Queries.LandingStoryFragment }) => (
	<Section tone="sand" space="none" className="tall py-section-reduced">
		<div className="ruled">
			{sections.map((section) => (
				<Part key={section.heading} section={section} />
			))}
		</div>
	</Section>
);

/** The treatments that the page mentions. */
export const LandingServices = ({ page: { services } }: { page: Queries.LandingServicesFragment }) => (
	<BlockSection block={{ key: "services", heading: "Services" }} tone="sand" action={<ArrowLink href="/services">View All Services</ArrowLink>}>
		<ServiceRows services={services} />
	</BlockSection>
);
