import { graphql } from "gatsby";
import { Plus } from "lucide-react";
import { slugify } from "../../lib/text/words";
import { KeepTogether, LinkedText } from "../../ui/text";
import { SplitSection, type SplitSectionProps } from "../blocks/sections";

export const fragments = graphql`
	fragment FaqFields on Faq {
		question
		answer
	}
`;

/** Of questions with the same `name`, one is open at a time. The search links to the ids. */
interface FaqListProps {
	faqs: readonly Queries.FaqFieldsFragment[];
	name?: string;
}

export const FaqList = ({ faqs, name }: FaqListProps) => (
	<div className="ruled border-y border-hairline">
		{faqs.map(({ question, answer }) => (
			<details key={question} name={name} className="group">
				<summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 md:min-h-16 md:py-4 font-display text-display-5 font-medium hover:text-link">
					<KeepTogether as="span">{question}</KeepTogether>
					<Plus className="size-5 shrink-0 eased-moves group-open:rotate-45" />
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

export const QuestionsSection = ({
	faqs,
	oneAtATime,
	...section
}: Pick<FaqListProps, "faqs"> &
	Pick<SplitSectionProps, "block" | "below" | "tone" | "space"> & {
		oneAtATime?: boolean;
	}) =>
	faqs.length > 0 ? (
		<SplitSection {...section}>
			<FaqList faqs={faqs} name={oneAtATime ? "questions" : undefined} />
		</SplitSection>
	) : null;
