import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";

/** The way to the open positions. */
export const TeamJoin = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="join" className="border-b border-hairline">
		<div className="grid items-end gap-10 md:grid-cols-7-5">
			<SectionHeader id="join" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
			<div className="flex flex-wrap gap-4 md:justify-end">
				{block.links.map(({ label, href }) => (
					<ButtonLink key={href} href={href} variant="secondary">
						{label}
					</ButtonLink>
				))}
			</div>
		</div>
	</Section>
);
