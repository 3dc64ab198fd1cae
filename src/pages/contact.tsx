import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/blocks/page-header";
import { PageSections } from "../components/blocks/page-sections";
import { closing, renderBlocks } from "../components/blocks/render-blocks";
import { BlockSection, SplitSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import { PointRows } from "../components/prose/point-rows";
import { PageSeo } from "../components/seo";
import { VisitFacts } from "../components/visit/visit-facts";
import { requirePage } from "../lib/pages/blocks";
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
	return (
		<PageSections>
			<PageHeader page={page}>
				<ContactQuickWays />
			</PageHeader>
			{renderBlocks(
				page,
				{
					reach: (block, place) => (
						<SplitSection block={block} from="lg" {...place}>
							<div>
								<VisitFacts />
								<ContactHolidays />
							</div>
						</SplitSection>
					),
					message: (_, place) => <ContactMessage page={page} place={place} />,
					topics: {
						tone: "deep",
						show: (block, place) => (
							<BlockSection block={block} {...place}>
								<PointRows points={block.points} />
							</BlockSection>
						),
					},
					visit: (block, place) => <ContactVisit block={block} place={place} />,
					questions: (block, place) => (
						<QuestionsSection block={block} faqs={data.allSiteFaq.nodes} oneAtATime {...place} />
					),
					closing,
				},
				{ space: "below-picture" },
			)}
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ContactPageQuery>) => (
	<PageSeo page={data.page} type="ContactPage" faqs={data.allSiteFaq.nodes} shown={showHolidays} />
);
