import { Section } from "../../ui/section";
import { FaqList } from "../prose/faq-list";
import type { BlockData } from "../prose/page-copy";
import { SectionHeader } from "./section-header";

export interface QuestionsSectionProps {
	block: Pick<BlockData, "eyebrow" | "heading" | "text">;
	faqs: readonly { readonly question: string; readonly answer: string }[];
	tone?: "light" | "sand";
}

/** The questions of one topic: heading at the left, what opens at the right. Nothing where there are none. */
export const QuestionsSection = ({ block, faqs, tone }: QuestionsSectionProps) =>
	faqs.length > 0 ? (
		<Section tone={tone} labelledBy="questions">
			<div className="grid gap-x-16 gap-y-10 md:grid-cols-[5fr_7fr] lg:gap-x-24">
				<SectionHeader id="questions" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<FaqList faqs={faqs} name="questions" />
			</div>
		</Section>
	) : null;
