import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { Seo } from "../components/seo";
import { SheetHead } from "../components/visit/sheet-head";
import { requirePage } from "../lib/pages/blocks";
import { getTrailBelow } from "../lib/pages/navigation";
import { required } from "../lib/required";
import {
	AftercareHeader,
	AftercareTable,
	AftercareToday,
	TreatmentDayProvider,
} from "../sections/aftercare";
import { AftercareHelp } from "../sections/aftercare/help";

export const query = graphql`
	query AftercarePage($slug: String!) {
		aftercare(slug: { eq: $slug }) {
			...AftercareDays
			seo {
				...SeoFields
			}
		}
		page(key: { eq: "aftercare" }) {
			...PageCopy
		}
		...ClosedHours
	}
`;

export default function AftercarePage({ data }: PageProps<Queries.AftercarePageQuery>) {
	const aftercare = required(data.aftercare, "The aftercare");
	const overview = requirePage(data.page, "aftercare");
	return (
		<TreatmentDayProvider>
			<PageSections>
				<AftercareHeader aftercare={aftercare} overview={overview} />
				<AftercareToday aftercare={aftercare} />

				<div id="aftercare-sheet" data-print="only">
					<SheetHead title={aftercare.title} note="Day 0 is the day of your treatment." />
					<AftercareHelp signs={aftercare.warnings} closed={data} />
					<AftercareTable aftercare={aftercare} />
				</div>
			</PageSections>
		</TreatmentDayProvider>
	);
}

export const Head = ({ data }: HeadProps<Queries.AftercarePageQuery>) => {
	const aftercare = required(data.aftercare, "The aftercare");
	return (
		<Seo
			seo={aftercare.seo}
			trail={getTrailBelow(aftercare, requirePage(data.page, "aftercare"))}
			type="MedicalWebPage"
		/>
	);
};
