import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHeader } from "../components/layout/page-header";
import { PageSections } from "../components/layout/page-sections";
import { Seo } from "../components/seo";
import { findBlock } from "../lib/content/blocks";
import { required } from "../lib/content/required";
import { ContactMessage } from "../sections/contact/message";
import { ContactQuestions } from "../sections/contact/questions";
import { ContactQuickWays } from "../sections/contact/quick-ways";
import { ContactReach } from "../sections/contact/reach";
import { ContactTopics } from "../sections/contact/topics";
import { ContactVisit } from "../sections/contact/visit";

export const query = graphql`
	query ContactPage {
		page(key: { eq: "contact" }) {
			...PageCopy
			...ContactVisit
			image {
				...PictureWide
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
	return (
		<PageSections>
			<PageHeader eyebrow={page.eyebrow} heading={page.heading} lead={page.lead} picture={page.image}>
				<ContactQuickWays />
			</PageHeader>
			<ContactReach block={findBlock(page, "reach")} />
			<ContactMessage block={findBlock(page, "message")} sent={findBlock(page, "sent")} absent={findBlock(page, "absent")} />
			<ContactTopics block={findBlock(page, "topics")} />
			<ContactVisit block={findBlock(page, "visit")} picture={page.visit.find(({ key }) => key === "visit")?.image ?? null} />
			<ContactQuestions block={findBlock(page, "questions")} faqs={data.allSiteFaq.nodes} />
		</PageSections>
	);
};

export default ContactPage;

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>) => (
	<Seo seo={required(data.page, "content/pages/contact.json").seo} pathname={location.pathname} />
);
