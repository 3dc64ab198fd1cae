import { graphql } from "gatsby";
import { FaqList } from "../../components/prose/faq-list";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment LandingQuestions on LandingPage {
		city
		faqs {
			...FaqFields
		}
	}
`;

/** What people from there ask. */
export const LandingQuestions = ({ page: { city, faqs } }: { page: Queries.LandingQuestionsFragment }) => (
	<Section tone="sand" labelledBy="questions">
		<Split>
			<Heading level={2} id="questions">
				Questions from {city}
			</Heading>
			<FaqList faqs={faqs} />
		</Split>
	</Section>
);
