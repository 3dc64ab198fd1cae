import { graphql } from "gatsby";
import type { DescribedWait } from "../../lib/services/waits";
import { cx } from "../../ui/class-names";
import { ChangingText } from "../../ui/text";

export const fragments = graphql`
	fragment WaitFields on Wait {
		after
		before
		days
		laterDays
		sentence
	}
`;

export const WaitNotice = ({
	heading,
	waits,
	className,
}: {
	heading: string;
	waits: readonly DescribedWait[];
	className?: string;
}) =>
	waits.length > 0 ? (
		<div
			role="note"
			className={cx("max-w-text border-l-2 border-marker pl-5 text-note leading-snug", className)}
		>
			<p className="font-medium">
				<ChangingText>{heading}</ChangingText>
			</p>
			<ul className="mt-1.5 stack-1.5">
				{waits.map(({ after, before, sentence }) => (
					<li key={`${after} ${before}`}>
						<ChangingText>{sentence}</ChangingText>
					</li>
				))}
			</ul>
		</div>
	) : null;
