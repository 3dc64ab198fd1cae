import { SectionHeader } from "../../components/layout/section-header";
import { FaqList } from "../../components/prose/faq-list";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** What is asked at the desk about a visit and a booking. */
export const ContactQuestions = ({ block, faqs }: { block: BlockData; faqs: readonly { readonly question: string; readonly answer: string }[] }) => (
	<Section tone="sand" labelledBy="questions">
		<Split ratio="4-8">
			<SectionHeader id="questions" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<FaqList faqs={faqs} name="contact-questions" />
		</Split>
	</Section>
);
