import { graphql } from "gatsby";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment LegalLink on LegalPage {
		slug
		path
		title
	}
`;

/** The ways to the other legal texts. */
export const LegalOthers = ({ pages }: { pages: readonly Queries.LegalLinkFragment[] }) => (
	<Section tone="sand" space="none" labelledBy="other-notices" className="py-16 lg:py-20 print:hidden">
		<Split ratio="4-8" from="lg" gap="tight">
			<Heading level={2} size={3} id="other-notices">
				Other notices
			</Heading>
			<ul className="grid gap-x-12 sm:grid-cols-2">
				{pages.map(({ slug, path, title }) => (
					<li key={slug}>
						<ArrowLink href={path}>{title}</ArrowLink>
					</li>
				))}
			</ul>
		</Split>
	</Section>
);
