import { SectionHeader } from "../../components/layout/section-header";
import { NumberedPoints } from "../../components/prose/numbered-points";
import type { BlockData } from "../../components/prose/page-copy";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";

/** How an offer is used, and the way to book with it. */
export const HowItWorks = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="how" className="border-b border-hairline">
		<div className="mb-12 flex flex-wrap items-end justify-between gap-8">
			<SectionHeader id="how" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<ButtonLink href="/schedule">Book Now</ButtonLink>
		</div>
		<NumberedPoints points={block.points} columns={3} />
	</Section>
);
