import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentsBar } from "../components/blocks/contents-bar";
import { PageSections } from "../components/blocks/page-sections";
import { SourcesSection } from "../components/prose/evidence";
import { Seo } from "../components/seo";
import { getServiceTrail } from "../lib/pages/navigation";
import { required } from "../lib/required";
import { getBookingPath } from "../lib/services/booking-path";
import { describeServicePage } from "../lib/structured-data/services";
import {
	ServiceAbout,
	ServiceBand,
	ServiceCandidacy,
	ServiceTimeline,
} from "../sections/service/about";
import { ServiceCare, ServicePerformers } from "../sections/service/care";
import { ServiceHero } from "../sections/service/hero";
import { ServicePlan } from "../sections/service/plan";
import { ServicePrice } from "../sections/service/price";
import { ServiceQuestions, ServiceReading, ServiceRelated } from "../sections/service/related";

export const query = graphql`
	query ServicePage($slug: String!) {
		service(slug: { eq: $slug }) {
			medical
			...ServiceHero
			...ServiceAbout
			...ServicePlan
			...ServicePrice
			...ServiceCare
			sources {
				...SourceFields
			}
			...ServiceRelated
			seo {
				...SeoFields
			}
		}
	}
`;

const contentsLinks = [
	{ label: "Is it for me?", href: "#candidacy" },
	{ label: "What to expect", href: "#expect" },
	{ label: "Cost", href: "#price" },
	{ label: "Risks", href: "#risks" },
	{ label: "Questions", href: "#questions" },
];

export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
	const service = required(data.service, "The service");
	return (
		<PageSections>
			<ServiceHero service={service} />
			<ContentsBar
				links={[
					...contentsLinks,
					{ label: "Book", href: getBookingPath({ service: service.slug }) },
				]}
			/>
			<ServiceAbout service={service} />
			<ServiceCandidacy service={service} />
			<ServiceTimeline service={service} />
			<ServicePlan service={service} />
			<ServiceBand service={service} />
			<ServicePrice service={service} />
			<ServiceCare service={service} />
			<ServicePerformers service={service} />
			<ServiceQuestions service={service} />
			<ServiceReading service={service} />
			<SourcesSection sources={service.sources} />
			<ServiceRelated service={service} />
		</PageSections>
	);
}

export const Head = ({ data }: HeadProps<Queries.ServicePageQuery>) => {
	const service = required(data.service, "The service");
	return (
		<Seo
			seo={service.seo}
			trail={getServiceTrail(service)}
			type="MedicalWebPage"
			faqs={service.faqs}
			subject={(site) => describeServicePage(site, service)}
		/>
	);
};
