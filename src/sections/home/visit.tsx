import { AreaMap } from "../../components/area-map";
import { ArrowLinks } from "../../components/arrow-link";
import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { VisitFacts } from "../../components/visit-facts";
import { useSite } from "../../hooks/use-site";
import { Band } from "../../ui/band";

/** Where and when: the facts beside the drawn map. */
export const HomeVisit = ({ block }: { block: BlockData }) => {
	const { business } = useSite();
	return (
		<Band tone="sand" labelledBy="visit">
			<div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[6fr_6fr] lg:gap-x-20">
				<div>
					<SectionHead id="visit" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="mb-10" />
					<VisitFacts />
					<ArrowLinks links={block.links} className="mt-5" />
				</div>
				<AreaMap label={business?.map.note ?? ""} className="w-full rounded-card lg:mt-3" />
			</div>
		</Band>
	);
};
