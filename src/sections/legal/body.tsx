import { graphql } from "gatsby";
import { ProseSections } from "../../components/prose/prose-sections";
import { SideContents } from "../../components/prose/table-of-contents";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment LegalBody on LegalPage {
		sections {
			...ProseSectionFields
		}
	}
`;

/** The text, its contents beside it. On paper: the text alone, headings kept with what follows them. */
export const LegalBody = ({ page: { sections } }: { page: Queries.LegalBodyFragment }) => (
	<Section space="bottom" className="pt-10 lg:pt-16 print:py-4 print:[&_h2]:break-after-avoid print:[&_li]:break-inside-avoid">
		<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr] lg:gap-x-20 print:block">
			<div>
				<SideContents sections={sections} />
			</div>
			<ProseSections sections={sections} />
		</div>
	</Section>
);
