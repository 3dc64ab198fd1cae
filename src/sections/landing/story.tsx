import { graphql } from "gatsby";
import { anchorOf } from "../../lib/anchors";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";

export const fragments = graphql`
	fragment LandingStory on LandingPage {
		sections {
			...ProseSectionFields
		}
	}
`;

const Part = ({ heading, paragraphs, bullets, closing }: Queries.ProseSectionFieldsFragment) => (
	<section
		id={anchorOf(heading)}
		aria-labelledby={`${anchorOf(heading)}-heading`}
		className="grid gap-x-16 gap-y-5 border-t border-hairline py-12 md:grid-cols-[5fr_7fr] lg:gap-x-24"
	>
		<Heading level={2} size={3} id={`${anchorOf(heading)}-heading`} className="max-w-[22rem]">
			{heading}
		</Heading>
		<div className="max-w-[38rem] space-y-5">
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
			{bullets.length > 0 ? (
				<ul className="list-disc space-y-2.5 pl-5 marker:text-mark">
					{bullets.map((text) => (
						<li key={text} className="pl-1.5">
							{text}
						</li>
					))}
				</ul>
			) : null}
			{closing.map((text) => (
				<p key={text}>{text}</p>
			))}
		</div>
	</section>
);

/** What the place means for a visit, part by part: the heading at the left, the words at the right. */
export const LandingStory = ({ page: { sections } }: { page: Queries.LandingStoryFragment }) => (
	<Band tone="sand" space="none" className="py-[calc(var(--section)-3rem)]">
		<div className="[&>:first-child]:border-t-0">
			{sections.map((section) => (
				<Part key={section.heading} {...section} />
			))}
		</div>
	</Band>
);
