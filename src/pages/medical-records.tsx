import { graphql, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection, SplitSection, TextSection } from "../components/blocks/sections";
import { StepList } from "../components/prose/step-list";

import { findBlock, requirePage } from "../lib/pages/blocks";
import { RecordsHeader, RecordsRequestForm } from "../sections/records";

export const query = graphql`
	query MedicalRecordsPage {
		page(key: { eq: "medical-records" }) {
			...PageCopy
		}
	}
`;

export default function MedicalRecordsPage({ data }: PageProps<Queries.MedicalRecordsPageQuery>) {
	const page = requirePage(data.page, "medical-records");
	const [steps, form, fees, others] = [
		findBlock(page, "steps"),
		findBlock(page, "form"),
		findBlock(page, "fees"),
		findBlock(page, "others"),
	];
	return (
		<PageSections>
			<RecordsHeader page={page} blocks={[form, fees, others]} />
			<SplitSection block={steps} space="bottom" sticky>
				<StepList steps={steps.points} />
			</SplitSection>
			<RecordsRequestForm block={form} title={page.label} />
			<TextSection block={fees} size={3} />
			<TextSection block={others} size={3} space="bottom" />
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export { PageHead as Head } from "../components/seo";
