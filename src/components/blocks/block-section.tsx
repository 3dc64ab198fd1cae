import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { Section, type SectionProps, Split, type SplitProps } from "../../ui/section";
import { SectionHeader } from "./section-header";

/** The header of a section, as a block of content/pages has it. */
export interface HeaderBlock {
	/** The section's id, so that a link can lead to it. */
	readonly key: string;
	readonly heading: ReactNode;
	readonly eyebrow?: string | null;
	readonly text?: readonly string[];
}

export interface BlockSectionProps extends Pick<SectionProps, "tone" | "space" | "className"> {
	block: HeaderBlock;
	size?: 2 | 3;
	/** Links or buttons, at the right of the heading if there is room. */
	action?: ReactNode;
	children?: ReactNode;
}

/** A section named by its header, its content below. */
export const BlockSection = ({ block: { key, eyebrow, heading, text }, size, action, children, ...section }: BlockSectionProps) => (
	<Section id={key} labelledBy={`${key}-heading`} {...section}>
		<div className={cx("flex flex-wrap items-end justify-between gap-6", Boolean(children) && "mb-8 md:mb-12")}>
			<SectionHeader id={`${key}-heading`} size={size} eyebrow={eyebrow} heading={heading} text={text} />
			{action}
		</div>
		{children}
	</Section>
);

export interface SplitSectionProps extends Omit<BlockSectionProps, "action">, Pick<SplitProps, "from" | "gap"> {
	/** True if the header stays in view while a long right column is scrolled. */
	sticky?: boolean;
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
