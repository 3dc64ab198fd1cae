import type { BlockData } from "../../components/page-copy";
import { Band } from "../../ui/band";
import { Eyebrow } from "../../ui/eyebrow";
import { Heading } from "../../ui/heading";

/** How the reviews were chosen, said before the first of them. */
export const TestimonialsNotice = ({ block }: { block: BlockData }) => (
	<Band labelledBy="notice" tone="sand" space="none" className="py-14 md:py-20">
		<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr] lg:gap-x-24">
			<div>
				{block.eyebrow ? <Eyebrow className="mb-4">{block.eyebrow}</Eyebrow> : null}
				<Heading level={2} size={3} id="notice">
					{block.heading}
				</Heading>
			</div>
			<div className="gap-x-12 space-y-5 text-[1rem] leading-relaxed text-muted md:columns-2 md:space-y-0">
				{block.text.map((paragraph) => (
					<p key={paragraph} className="break-inside-avoid">
						{paragraph}
					</p>
				))}
			</div>
		</div>
	</Band>
);
