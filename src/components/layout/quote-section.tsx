import type { ReactNode } from "react";
import { LeafMark } from "../../ui/leaf-mark";
import { Section, type SectionProps } from "../../ui/section";
import { Split } from "../../ui/split";

interface QuoteSectionProps extends Pick<SectionProps, "tone" | "className"> {
	quote: string;
	/** Who said it. */
	children: ReactNode;
}

/** One sentence in a person's own words, alone on its ground: a pause on a long page. */
export const QuoteSection = ({ quote, children, tone = "deep", className }: QuoteSectionProps) => (
	<Section tone={tone} className={className}>
		<Split gap="tight">
			<LeafMark className="h-14 w-auto text-mark" />
			<figure>
				<blockquote className="font-display text-display-2 font-medium text-balance">
					<p className="-indent-quotation-mark">“{quote}”</p>
				</blockquote>
				<figcaption className="mt-6 text-muted">{children}</figcaption>
			</figure>
		</Split>
	</Section>
);
