import type { BlockData } from "../../components/page-copy";
import { Band } from "../../ui/band";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";

/** A rule in plain words: its name at the left, the text at the right. */
export const RecordsNote = ({ block, space }: { block: BlockData; space: "both" | "bottom" }) => (
	<Band id={block.key} space={space} labelledBy={`${block.key}-heading`}>
		<div className="grid gap-x-16 gap-y-6 md:grid-cols-[4fr_8fr] lg:gap-x-20">
			<div>
				{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
				<Heading level={2} size={3} id={`${block.key}-heading`}>
					{block.heading}
				</Heading>
			</div>
			<div className="max-w-[38rem] space-y-5 md:pt-8">
				{block.text.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</div>
	</Band>
);
