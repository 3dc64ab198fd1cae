import { AwardBadge } from "../../components/award-badge";
import type { BlockData } from "../../components/page-copy";
import { Band } from "../../ui/band";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";

/** The award's seal, and what it does and does not say. */
export const AboutAward = ({ block }: { block: BlockData }) => (
	<Band labelledBy="award">
		<div className="grid items-center gap-x-16 gap-y-9 md:grid-cols-[3fr_9fr] lg:gap-x-24">
			<div className="md:justify-self-end">
				<AwardBadge />
			</div>
			<div className="md:border-l md:border-hairline md:pl-12 lg:pl-20">
				{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
				<Heading level={2} size={3} id="award">
					{block.heading}
				</Heading>
				<div className="mt-5 max-w-[40rem] space-y-5 text-muted">
					{block.text.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
		</div>
	</Band>
);
