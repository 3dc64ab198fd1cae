import { useBusiness } from "../hooks/use-business";
import { Band } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Heading } from "../ui/heading";
import { Lead } from "../ui/lead";
import { LeafMark } from "../ui/leaf-mark";
import { Link } from "../ui/link";
import type { BlockData } from "./page-copy";

/** The call to action at a page's end: one heading, one sentence, book or call. */
export const ClosingBand = ({ block, bookHref = "/schedule" }: { block: Pick<BlockData, "heading" | "text">; bookHref?: string }) => {
	const { business } = useBusiness();
	return (
		<Band tone="deep" labelledBy="closing" className="border-b border-hairline">
			<div className="grid items-end gap-8 md:grid-cols-[7fr_5fr]">
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
					<ButtonLink href={bookHref}>Book Now</ButtonLink>
					{business ? (
						<Link href={`tel:${business.phone.e164}`} className="quiet-link figures inline-flex min-h-12 items-center font-medium">
							{business.phone.display}
						</Link>
					) : null}
				</div>
			</div>
		</Band>
	);
};
