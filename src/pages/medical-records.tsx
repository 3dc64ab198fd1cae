import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks, type SectionPlace } from "../components/blocks/render-blocks";
import { SplitSection, TextSection } from "../components/blocks/sections";
import type { BlockData } from "../components/prose/page-copy";
import { StepList } from "../components/prose/step-list";
import { findBlocks, requirePage } from "../lib/pages/blocks";
import { RecordsHeader, RecordsRequestForm } from "../sections/records";

export const query = graphql`
	query MedicalRecordsPage {
		page(key: { eq: "medical-records" }) {
			...PageCopy
		}
	}
`;

/** Both texts are short, so they're on one surface. */
const text = {
	tone: "light",
	show: (block: BlockData, place: SectionPlace) => (
		<TextSection block={block} size={3} {...place} />
	),
} as const;

export default function MedicalRecordsPage({ data }: PageProps<Queries.MedicalRecordsPageQuery>) {
	const page = requirePage(data.page, "medical-records");
	return (
		<PageSections>
			<RecordsHeader page={page} blocks={findBlocks(page, ["form", "fees", "others"])} />
			{renderBlocks(
				page,
				{
					steps: (block, place) => (
						<SplitSection block={block} sticky {...place}>
							<StepList steps={block.points} />
						</SplitSection>
					),
					form: {
						tone: "sand",
						show: (block, place) => (
							<RecordsRequestForm block={block} place={place} title={page.label} />
						),
					},
					fees: text,
					others: text,
					closing,
				},
				{ tone: "light" },
			)}
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
