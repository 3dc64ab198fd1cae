import { graphql, type HeadProps, type PageProps } from "gatsby";
import { BlockSection } from "../components/layout/block-section";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { QuestionsSection } from "../components/layout/questions-section";
import { SplitSection } from "../components/layout/split-section";
import { PointRows } from "../components/prose/point-rows";
import { Seo } from "../components/seo";
import { VisitFacts } from "../components/visit/visit-facts";
import { findBlock } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { ContactMessage } from "../sections/contact/message";
import { ContactQuickWays } from "../sections/contact/quick-ways";
import { ContactVisit } from "../sections/contact/visit";

export const query = graphql`
	query ContactPage {
		page(key: { eq: "contact" }) {
			...PageCopy
			image {
				...PictureWide
			}
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

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
	const page = required(data.page, "content/pages/contact.json");
	const topics = findBlock(page, "topics");
	return (
		<PageSections>
			<PageHeader page={page}>
				<ContactQuickWays />
			</PageHeader>
			<SplitSection block={findBlock(page, "reach")} space="below-picture" ratio="7-5" from="lg">
				<VisitFacts />
			</SplitSection>
			<ContactMessage block={findBlock(page, "message")} sent={findBlock(page, "sent")} absent={findBlock(page, "absent")} />
			<BlockSection block={topics} tone="deep">
				<PointRows points={topics.points} />
			</BlockSection>
			<ContactVisit block={findBlock(page, "visit")} />
			<QuestionsSection block={findBlock(page, "questions")} faqs={data.allSiteFaq.nodes} tone="sand" oneAtATime />
		</PageSections>
	);
};

export default ContactPage;

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/contact.json").seo} pathname={location.pathname} />
);
