import { SectionHeader } from "../../components/layout/section-header";
import { FaqList } from "../../components/prose/faq-list";
import type { BlockData } from "../../components/prose/page-copy";
import { Section } from "../../ui/section";

/** What is asked at the desk about a visit and a booking. */
export const ContactQuestions = ({ block, faqs }: { block: BlockData; faqs: readonly { readonly question: string; readonly answer: string }[] }) => (
	<Section tone="sand" labelledBy="questions">
		<div className="grid gap-x-16 gap-y-10 md:grid-cols-[4fr_8fr] lg:gap-x-24">
			<SectionHeader id="questions" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<FaqList faqs={faqs} name="contact-questions" />
		</div>
	</Section>
);
