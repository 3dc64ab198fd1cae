import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { LeafMark } from "../../ui/leaf-mark";
import { Section } from "../../ui/section";
import type { BlockData } from "../prose/page-copy";
import { SectionHeader } from "./section-header";

/** The call to action at a page's end: its first link is the button; where there is no other, the phone stands beside it. */
export const ClosingSection = ({ block }: { block: Pick<BlockData, "heading" | "text" | "links"> }) => {
	const { business } = useSite();
	const [first, ...others] = block.links;
	const phone = [{ label: business.phone.display, href: `tel:${business.phone.e164}` }];
	return (
		<Section tone="deep" labelledBy="closing" className="border-b border-hairline print:hidden">
			<div className="grid items-end gap-x-16 gap-y-8 md:grid-cols-7-5">
				<div>
					<LeafMark className="mb-6 h-10 w-auto text-mark" />
					<SectionHeader id="closing" heading={block.heading} text={block.text} />
				</div>
				<div className="figures flex flex-wrap items-center gap-x-7 gap-y-3 md:justify-end">
					{first ? <ButtonLink href={first.href}>{first.label}</ButtonLink> : null}
					{(others.length > 0 ? others : phone).map(({ label, href }) => (
						<ButtonLink key={href} href={href} variant="quiet">
							{label}
						</ButtonLink>
					))}
				</div>
			</div>
		</Section>
	);
};
