import type { ReactNode } from "react";
import { FaqList } from "../prose/faq-list";
import type { HeaderBlock } from "./block-section";
import { SplitSection } from "./block-section";

interface QuestionsSectionProps {
	block: HeaderBlock;
	faqs: readonly { readonly question: string; readonly answer: string }[];
	tone?: "light" | "sand";
	below?: ReactNode;
	/** True if opening one closes the others. */
	oneAtATime?: boolean;
}

/** The questions of one topic: heading at the left, what opens at the right. Nothing if there are none. */
export const QuestionsSection = ({ block, faqs, tone, below, oneAtATime = false }: QuestionsSectionProps) =>
	faqs.length > 0 ? (
		<SplitSection block={block} tone={tone} below={below}>
			<FaqList faqs={faqs} name={oneAtATime ? "questions" : undefined} />
		</SplitSection>
	) : null;
