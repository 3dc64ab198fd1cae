import type { ReactNode } from "react";
import { ArrowLinks } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Paragraphs } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";
import type { SplitSectionProps } from "./block-section";
import { SectionHeader } from "./section-header";

interface TextSectionProps extends Pick<SplitSectionProps, "tone" | "space" | "size" | "className"> {
	block: BlockData;
	/** Below both columns. */
	children?: ReactNode;
}

/** A section of running text: its header at the left, the paragraphs and links at the right. */
export const TextSection = ({ block, size, children, ...section }: TextSectionProps) => (
	<Section id={block.key} labelledBy={`${block.key}-heading`} {...section}>
		<Split gap="tight">
			<SectionHeader id={`${block.key}-heading`} size={size} eyebrow={block.eyebrow} heading={block.heading} />
			<div className="md:pt-9">
				<Paragraphs texts={block.text} className="max-w-text stack-5" />
				{block.links.length > 0 ? (
					<p className="mt-6 flex flex-wrap gap-x-9">
						<ArrowLinks links={block.links} />
					</p>
				) : null}
			</div>
		</Split>
		{children}
	</Section>
);
