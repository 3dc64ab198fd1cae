import type { BlockData } from "../../components/page-copy";
import { Band } from "../../ui/band";
import { ButtonLink } from "../../ui/button";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";

/** The way to the open positions. */
export const TeamJoin = ({ block }: { block: BlockData }) => (
	<Band tone="deep" labelledBy="join" className="border-b border-hairline">
		<div className="grid items-end gap-10 md:grid-cols-[7fr_5fr]">
			<div>
				{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
				<Heading level={2} id="join">
					{block.heading}
				</Heading>
				{block.text.map((paragraph) => (
					<Lead key={paragraph} className="mt-5">
						{paragraph}
					</Lead>
				))}
			</div>
			<div className="flex flex-wrap gap-4 md:justify-end">
				{block.links.map(({ label, href }) => (
					<ButtonLink key={href} href={href} variant="secondary">
						{label}
					</ButtonLink>
				))}
			</div>
		</div>
	</Band>
);
