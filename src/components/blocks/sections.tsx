import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { LeafMark } from "../../ui/leaf-mark";
import { ArrowLinks } from "../../ui/links";
import { Section, type SectionProps, Split, type SplitProps } from "../../ui/section";
import { Eyebrow, Heading, Lead, Paragraphs } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";

export const SectionHeader = ({
	heading,
	id,
	eyebrow,
	text = [],
	size,
	className,
}: {
	heading: ReactNode;
	id?: string;
	eyebrow?: string | null;
	text?: readonly string[];
	size?: 2 | 3;
	className?: string;
}) => (
	<div className={cx("max-w-head", className)}>
		{eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
		<Heading level={2} size={size} id={id}>
			{heading}
		</Heading>
		{text.map((paragraph) => (
			<Lead key={paragraph} className="mt-5">
				{paragraph}
			</Lead>
		))}
	</div>
);

export interface HeaderBlock {
	readonly key: string;
	readonly heading: ReactNode;
	readonly eyebrow?: string | null;
	readonly text?: readonly string[];
}

interface BlockSectionProps extends Pick<SectionProps, "tone" | "space" | "className"> {
	block: HeaderBlock;
	size?: 2 | 3;
	action?: ReactNode;
	children?: ReactNode;
}

export const BlockSection = ({
	block: { key, eyebrow, heading, text },
	size,
	action,
	children,
	...section
}: BlockSectionProps) => (
	<Section id={key} labelledBy={`${key}-heading`} {...section}>
		<div
			className={cx(
				"flex flex-wrap items-end justify-between gap-6",
				Boolean(children) && "mb-8 md:mb-12",
			)}
		>
			<SectionHeader
				id={`${key}-heading`}
				size={size}
				eyebrow={eyebrow}
				heading={heading}
				text={text}
			/>
			{action}
		</div>
		{children}
	</Section>
);

export interface SplitSectionProps
	extends Omit<BlockSectionProps, "action">,
		Pick<SplitProps, "from" | "gap"> {
	/** The header stays in view while a long right column is scrolled. */
	sticky?: boolean;
	below?: ReactNode;
}

export const SplitSection = ({
	block: { key, eyebrow, heading, text },
	size,
	from,
	gap,
	sticky,
	below,
	children,
	...section
}: SplitSectionProps) => (
	<Section id={key} labelledBy={`${key}-heading`} {...section}>
		<Split from={from} gap={gap}>
			<div className={cx(sticky && "self-start lg:sticky lg:top-below-header")}>
				<SectionHeader
					id={`${key}-heading`}
					size={size}
					eyebrow={eyebrow}
					heading={heading}
					text={text}
				/>
				{below}
			</div>
			{children}
		</Split>
	</Section>
);

export const TextSection = ({
	block,
	size,
	children,
	...section
}: Pick<SplitSectionProps, "tone" | "space" | "size" | "className"> & {
	block: BlockData;
	children?: ReactNode;
}) => (
	<Section id={block.key} labelledBy={`${block.key}-heading`} {...section}>
		<Split gap="tight">
			<SectionHeader
				id={`${block.key}-heading`}
				size={size}
				eyebrow={block.eyebrow}
				heading={block.heading}
			/>
			<div className="md:pt-9">
				<Paragraphs texts={block.text} className="max-w-text stack-5" />
				{block.links.length > 0 && (
					<p className="mt-6 flex flex-wrap gap-x-9">
						<ArrowLinks links={block.links} />
					</p>
				)}
			</div>
		</Split>
		{children}
	</Section>
);

/** The first link is the button; without others, the phone number is beside it. */
export const ClosingSection = ({
	block,
}: {
	block: Pick<BlockData, "heading" | "text" | "links">;
}) => {
	const { phone } = useSite().business;
	const [first, ...others] = block.links;
	return (
		<Section tone="sand" labelledBy="closing" className="print:hidden">
			<Split ratio="7-5" className="items-end">
				<div>
					<LeafMark className="mb-6 h-10 w-auto text-mark" />
					<SectionHeader id="closing" heading={block.heading} text={block.text} />
				</div>
				<div className="figures flex flex-wrap items-center gap-x-7 gap-y-3 md:justify-end">
					{first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
					{(others.length > 0 ? others : [{ label: phone.display, href: `tel:${phone.e164}` }]).map(
						({ label, href }) => (
							<ButtonLink key={href} href={href} variant="quiet">
								{label}
							</ButtonLink>
						),
					)}
				</div>
			</Split>
		</Section>
	);
};
