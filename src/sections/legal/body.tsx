import { graphql } from "gatsby";
import { ProseSections } from "../../components/prose/prose-sections";
import { SideContents } from "../../components/prose/table-of-contents";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment LegalBody on LegalPage {
		sections {
			...ProseSectionFields
		}
	}
`;

/** The text, its contents beside it. On paper: the text alone, headings kept with what follows them. */
export const LegalBody = ({ page: { sections } }: { page: Queries.LegalBodyFragment }) => (
	<Section space="bottom" className="pt-10 lg:pt-16 print:py-4">
		<Split from="lg" className="print:block">
			<div>
				<SideContents sections={sections} />
			</div>
			<ProseSections sections={sections} />
		</Split>
	</Section>
);
