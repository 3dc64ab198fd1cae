import { LeafMark } from "../../ui/leaf-mark";
import { ArrowLinks } from "../../ui/links";
import { Split } from "../../ui/section";
import { Heading, Lead } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";

export const EmptyState = ({ block }: { block: BlockData }) => (
	<Split className="items-center">
		<div
			aria-hidden="true"
			className="relative w-44 border-b border-mark px-5 md:w-full md:max-w-84 md:justify-self-end md:px-10"
		>
			<div className="flex aspect-4/5 items-end justify-center rounded-t-pill bg-raised pb-8">
				<LeafMark className="h-14 w-auto text-mark md:h-20" />
			</div>
		</div>
		<div>
			<Heading level={2}>{block.heading}</Heading>
			{block.text.map((paragraph) => (
				<Lead key={paragraph} className="mt-5">
					{paragraph}
				</Lead>
			))}
			<ArrowLinks links={block.links} className="mt-6" />
		</div>
	</Split>
);
