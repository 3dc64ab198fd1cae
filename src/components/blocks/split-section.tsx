import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Section } from "../../ui/section";
import { Split, type SplitProps } from "../../ui/split";
import type { BlockSectionProps } from "./block-section";
import { SectionHeader } from "./section-header";

export interface SplitSectionProps extends Omit<BlockSectionProps, "action">, Pick<SplitProps, "from" | "gap"> {
	/** True if the header stays in view while a long right column is scrolled. */
	sticky?: boolean;
	/** Below the header: a link, a button. */
	below?: ReactNode;
}

/** A section with its header at the left and its content at the right. */
export const SplitSection = ({ block: { key, eyebrow, heading, text }, size, from, gap, sticky, below, children, ...section }: SplitSectionProps) => (
	<Section id={key} labelledBy={`${key}-heading`} {...section}>
		<Split from={from} gap={gap}>
			<div className={cx(sticky && "self-start lg:sticky lg:top-below-header")}>
				<SectionHeader id={`${key}-heading`} size={size} eyebrow={eyebrow} heading={heading} text={text} />
				{below}
			</div>
			{children}
		</Split>
	</Section>
);
