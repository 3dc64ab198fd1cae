import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSections } from "../components/blocks/page-sections";
import { ClosingSection } from "../components/blocks/sections";
import { QuestionsSection } from "../components/prose/faq-list";
import { Seo } from "../components/seo";
import { getTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import {
	LandingDirections,
	LandingHeader,
	LandingReview,
	LandingServices,
	LandingStory,
} from "../sections/landing";

export const query = graphql`
	query LandingPage($slug: String!) {
		landingPage(slug: { eq: $slug }) {
			...LandingSections
			city
			faqs {
				...FaqFields
			}
			seo {
				...SeoFields
			}
		}
		allReview {
			nodes {
				...LandingReview
			}
		}
		schedule: page(key: { eq: "schedule" }) {
			heading
			lead
		}
	}
`;

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
	const page = required(data.landingPage, "The landing page");
	const { heading, lead } = required(data.schedule, "content/pages/schedule.json");
	return (
		<PageSections>
			<LandingHeader page={page} />
			<LandingDirections page={page} />
			<LandingStory page={page} />
			<LandingReview reviews={data.allReview.nodes} services={page.services} />
			<LandingServices page={page} />
			<QuestionsSection
				block={{ key: "questions", heading: `Questions from ${page.city}` }}
				faqs={page.faqs}
			/>
			<ClosingSection
				block={{
					heading,
					text: lead ? [lead] : [],
					links: [{ label: "Book Now", href: "/schedule" }],
				}}
			/>
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.LandingPageQuery>) => {
	const page = required(data.landingPage, "The landing page");
	return (
		<Seo
			seo={page.seo}
			trail={getTrail({ label: page.heading, path: page.path })}
			faqs={page.faqs}
		/>
	);
};
