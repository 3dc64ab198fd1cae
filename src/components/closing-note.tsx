import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Heading } from "../ui/heading";
import { Lead } from "../ui/lead";
import { LeafMark } from "../ui/leaf-mark";
import type { BlockData } from "./page-copy";

/** A page's end where booking is not the point: the block's own links, the first one as the button. */
export const ClosingNote = ({ block }: { block: BlockData }) => (
	<Band tone="deep" labelledBy="closing" className="border-b border-hairline print:hidden">
		<div className="grid items-end gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]">
			<div>
				<LeafMark className="mb-6 h-10 w-auto text-mark" />
				<Heading level={2} id="closing">
					{block.heading}
				</Heading>
				{block.text.map((paragraph) => (
					<Lead key={paragraph} className="mt-5">
						{paragraph}
					</Lead>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-x-7 gap-y-3 md:justify-end">
				{block.links.map(({ label, href }, index) => (
					<ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "quiet"}>
						{label}
					</ButtonLink>
				))}
			</div>
		</div>
	</Band>
);
