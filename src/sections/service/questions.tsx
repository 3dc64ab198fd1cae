import { graphql } from "gatsby";
import { FaqList } from "../../components/prose/faq-list";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

export const fragments = graphql`
	fragment ServiceQuestions on Service {
		faqs {
			...FaqFields
		}
	}
`;

/** What visitors ask about it. */
export const ServiceQuestions = ({ service }: { service: Queries.ServiceQuestionsFragment }) => (
	<Section labelledBy="questions">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<Heading level={2} id="questions">
				Questions people ask
			</Heading>
			<FaqList faqs={service.faqs} />
		</div>
	</Section>
);
