import { graphql } from "gatsby";
import { FaqList } from "../../components/prose/faq-list";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

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
		<Split>
			<Heading level={2} id="questions">
				Questions people ask
			</Heading>
			<FaqList faqs={service.faqs} />
		</Split>
	</Section>
);
