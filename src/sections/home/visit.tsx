import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { AreaMap } from "../../components/visit/area-map";
import { VisitFacts } from "../../components/visit/visit-facts";
import { useSite } from "../../hooks/use-site";
import { ArrowLinks } from "../../ui/arrow-link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** Where and when: the facts beside the drawn map. */
export const HomeVisit = ({ block }: { block: BlockData }) => {
	const { business } = useSite();
	return (
		<Section labelledBy="visit">
			<Split ratio="7-5" from="lg" className="items-end">
				<div>
					<SectionHeader id="visit" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="mb-10" />
					<VisitFacts />
					<ArrowLinks links={block.links} className="mt-5" />
				</div>
				<AreaMap label={business.map.note} className="rounded-card" />
			</Split>
		</Section>
	);
};
