import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { SourcesSection } from "../components/prose/evidence";
import { QuestionsSection } from "../components/prose/faq-list";
import { Seo } from "../components/seo";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { getTrailBelow } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { describeGuidePage } from "../lib/structured-data/articles";
import { GuideBody, GuideTreatments } from "../sections/concerns";

export const query = graphql`
	query ConcernGuidePage($slug: String!) {
		concernGuide(slug: { eq: $slug }) {
			...GuideText
			sources {
				...SourceFields
			}
			faqs {
				...FaqFields
			}
			seo {
				...SeoFields
			}
		}
		page(key: { eq: "concerns" }) {
			...PageCopy
		}
	}
`;

export default function ConcernGuidePage({ data }: PageProps<Queries.ConcernGuidePageQuery>) {
	const guide = required(data.concernGuide, "The guide");
	const overview = requirePage(data.page, "concerns");
	return (
		<PageSections>
			<GuideBody guide={guide} overview={overview} />
			<GuideTreatments guide={guide} />
			<QuestionsSection block={{ key: "questions", heading: "Questions" }} faqs={guide.faqs} />
			<SourcesSection sources={guide.sources} />
			<ClosingSection block={findBlock(overview, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ConcernGuidePageQuery>) => {
	const guide = required(data.concernGuide, "The guide");
	return (
		<Seo
			seo={guide.seo}
			trail={getTrailBelow(guide, requirePage(data.page, "concerns"))}
			type="MedicalWebPage"
			faqs={guide.faqs}
			subject={(site) => describeGuidePage(site, guide)}
		/>
	);
};
