import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ClosingSection } from "../components/layout/closing-section";
import { PageSections } from "../components/layout/page-sections";
import { Seo } from "../components/seo";
import { blockOf } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { RecordsHeader } from "../sections/records/header";
import { RecordsNote } from "../sections/records/note";
import { RecordsRequestForm } from "../sections/records/request-form";
import { RecordsSteps } from "../sections/records/steps";

export const query = graphql`
	query MedicalRecordsPage {
		page(key: { eq: "medical-records" }) {
			...PageCopy
		}
	}
`;

const MedicalRecordsPage = ({ data }: PageProps<Queries.MedicalRecordsPageQuery>) => {
	const page = required(data.page, "content/pages/medical-records.json");
	const [form, fees, others] = [blockOf(page, "form"), blockOf(page, "fees"), blockOf(page, "others")];
	return (
		<PageSections>
			<RecordsHeader page={page} blocks={[form, fees, others]} />
			<RecordsSteps block={blockOf(page, "steps")} />
			<RecordsRequestForm block={form} title={page.label} />
			<RecordsNote block={fees} space="both" />
			<RecordsNote block={others} space="bottom" />
			<ClosingSection block={blockOf(page, "closing")} />
		</PageSections>
	);
};

export default MedicalRecordsPage;

export const Head = ({ data, location }: HeadProps<Queries.MedicalRecordsPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/medical-records.json").seo} pathname={location.pathname} />
);
