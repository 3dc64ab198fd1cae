import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
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
			<Split>
				<SectionHeader id="questions" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<FaqList faqs={faqs} name="questions" />
			</Split>
		</Section>
	) : null;
