import { graphql } from "gatsby";
import { FaqList } from "../../components/prose/faq-list";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";

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
		<div className="grid gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			<Heading level={2} id="questions">
				Questions from {city}
			</Heading>
			<FaqList faqs={faqs} />
		</div>
	</Section>
);
