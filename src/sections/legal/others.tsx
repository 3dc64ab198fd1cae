import { graphql } from "gatsby";
import { SplitSection } from "../../components/blocks/split-section";
import { ArrowLink } from "../../ui/arrow-link";

export const fragments = graphql`
	fragment LegalLink on LegalPage {
		slug
		path
		title
	}
`;

/** Links to the other legal texts. */
export const LegalOthers = ({ pages }: { pages: readonly Queries.LegalLinkFragment[] }) => (
	<SplitSection block={{ key: "other-notices", heading: "Other policies" }} tone="sand" from="lg" gap="tight" size={3} className="print:hidden">
		<ul className="grid gap-x-12 sm:grid-cols-2">
			{pages.map(({ slug, path, title }) => (
				<li key={slug}>
					<ArrowLink href={path}>{title}</ArrowLink>
				</li>
			))}
		</ul>
	</SplitSection>
);
