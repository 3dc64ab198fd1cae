import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { LeafMark } from "../../ui/leaf-mark";
import { Section, Split } from "../../ui/section";
import type { BlockData } from "../prose/page-copy";
import { SectionHeader } from "./section-header";

/** The call to action at a page's end: its first link is the button; if there is no other, the phone number is beside it. */
export const ClosingSection = ({ block }: { block: Pick<BlockData, "heading" | "text" | "links"> }) => {
	const { phone } = useSite().business;
	const [first, ...others] = block.links;
	return (
		<Section tone="sand" labelledBy="closing" className="print:hidden">
			<Split ratio="7-5" className="items-end">
				<div>
					<LeafMark className="mb-6 h-10 w-auto text-mark" />
					<SectionHeader id="closing" heading={block.heading} text={block.text} />
				</div>
				<div className="figures flex flex-wrap items-center gap-x-7 gap-y-3 md:justify-end">
					{first ? <ButtonLink href={first.href}>{first.label}</ButtonLink> : null}
					{(others.length > 0 ? others : [{ label: phone.display, href: `tel:${phone.e164}` }]).map(({ label, href }) => (
						<ButtonLink key={href} href={href} variant="quiet">
							{label}
						</ButtonLink>
					))}
				</div>
			</Split>
		</Section>
	);
};
