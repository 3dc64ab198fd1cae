import { graphql } from "gatsby";
import { ProseBody } from "../../components/prose/prose-body";
import { slugify } from "../../lib/content/slugify";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment LandingStory on LandingPage {
		sections {
			...ProseSectionFields
		}
	}
`;

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
