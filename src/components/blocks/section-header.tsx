import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Eyebrow, Heading, Lead, LinkedText } from "../../ui/text";

interface SectionHeaderProps {
	heading: ReactNode;
	/** The heading's id, for the section's name. */
	id?: string;
	eyebrow?: string | null;
	text?: readonly string[];
	size?: 2 | 3;
	className?: string;
}

/** The top of a section: eyebrow, heading, a paragraph or two. */
export const SectionHeader = ({ heading, id, eyebrow, text = [], size, className }: SectionHeaderProps) => (
	<div className={cx("max-w-head", className)}>
		{eyebrow ? <Eyebrow className="mb-4">{eyebrow}</Eyebrow> : null}
		<Heading level={2} size={size} id={id}>
			{heading}
		</Heading>
		{text.map((paragraph) => (
			<Lead key={paragraph} className="mt-5">
				<LinkedText text={paragraph} />
			</Lead>
		))}
	</div>
);
