import { graphql } from "gatsby";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { slugify } from "../../lib/text/words";
import { KeepTogether, LinkedText } from "../../ui/text";
import { type HeaderBlock, SplitSection, type SplitSectionProps } from "../blocks/sections";

export const fragments = graphql`
	fragment FaqFields on Faq {
		question
		answer
	}
`;

/**
 * Of questions with the same `name`, one is open at a time. The search links to an answer by its
 * id.
 */
export const FaqList = ({
	faqs,
	name,
}: {
	faqs: readonly Queries.FaqFieldsFragment[];
	name?: string;
}) => (
	<div className="ruled border-y border-hairline">
		{faqs.map(({ question, answer }) => (
			<details key={question} name={name} className="group">
				<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 md:min-h-16 md:py-4 font-display text-display-5 font-medium hover:text-link">
					<KeepTogether as="span">{question}</KeepTogether>
					<Plus className="size-5 shrink-0 eased-moves group-open:rotate-45" aria-hidden="true" />
				</summary>
				<LinkedText
					as="p"
					id={slugify(question)}
					className="max-w-text scroll-mt-40 pb-7"
					text={answer}
				/>
			</details>
		))}
	</div>
);

interface QuestionsSectionProps extends Pick<SplitSectionProps, "tone" | "space"> {
	block: HeaderBlock;
	faqs: readonly Queries.FaqFieldsFragment[];
	below?: ReactNode;
	oneAtATime?: boolean;
}

export const QuestionsSection = ({
	block,
	faqs,
	oneAtATime = false,
	...section
}: QuestionsSectionProps) =>
	faqs.length > 0 ? (
		<SplitSection block={block} {...section}>
			<FaqList faqs={faqs} name={oneAtATime ? "questions" : undefined} />
		</SplitSection>
	) : null;
