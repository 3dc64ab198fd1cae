import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { BlockSection, ClosingSection, SplitSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import { PointRows } from "../components/prose/point-rows";
import { PageSeo } from "../components/seo";
import { VisitFacts } from "../components/visit/visit-facts";
import { findBlock, requirePage } from "../lib/pages/blocks";
import { showHolidays } from "../lib/structured-data/optional-facts";
import {
	ContactHolidays,
	ContactMessage,
	ContactQuickWays,
	ContactVisit,
} from "../sections/contact";

export const query = graphql`
	query ContactPage {
		page(key: { eq: "contact" }) {
			...PicturedPage
			blocks {
				image {
					...PictureArch
				}
			}
		}
		allSiteFaq(filter: { topic: { in: [visit, booking] } }) {
			nodes {
				question
				answer
			}
		}
	}
`;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
	const page = requirePage(data.page, "contact");
	const topics = findBlock(page, "topics");
	return (
		<PageSections>
			<PageHeader page={page}>
				<ContactQuickWays />
			</PageHeader>
			<SplitSection block={findBlock(page, "reach")} space="below-picture" from="lg">
				<div>
					<VisitFacts />
					<ContactHolidays />
				</div>
			</SplitSection>
			<ContactMessage page={page} />
			<BlockSection block={topics} tone="deep">
				<PointRows points={topics.points} />
			</BlockSection>
			<ContactVisit block={findBlock(page, "visit")} />
			<QuestionsSection
				block={findBlock(page, "questions")}
				faqs={data.allSiteFaq.nodes}
				oneAtATime
			/>
			<ClosingSection block={findBlock(page, "closing")} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ContactPageQuery>) => (
	<PageSeo page={data.page} type="ContactPage" faqs={data.allSiteFaq.nodes} shown={showHolidays} />
);
