import type { BlockData } from "../../components/page-copy";
import { Band } from "../../ui/band";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";

/** The statement on equal opportunity. */
export const CareersEqual = ({ block }: { block: BlockData }) => (
	<Band labelledBy="equal">
		<div className="grid gap-x-16 gap-y-5 md:grid-cols-[5fr_7fr] lg:gap-x-20">
			<div>
				{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
				<Heading level={2} size={3} id="equal">
					{block.heading}
				</Heading>
			</div>
			<div className="max-w-[40rem] space-y-5 text-muted md:pt-9">
				{block.text.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</div>
	</Band>
);
