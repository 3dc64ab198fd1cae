import { BlockSection } from "../../components/layout/block-section";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { LinkedText } from "../../ui/linked-text";

/** Who is responsible for the medicine: two columns of text below the heading. */
export const AboutSupervision = ({ block: { text, ...header } }: { block: BlockData }) => (
	<BlockSection block={header} tone="sand" action={<ArrowLinks links={header.links} />}>
		<div className="grid gap-x-16 gap-y-6 md:grid-cols-2 lg:gap-x-24">
			{text.map((paragraph) => (
				<p key={paragraph} className="max-w-text">
					<LinkedText text={paragraph} />
				</p>
			))}
		</div>
	</BlockSection>
);
