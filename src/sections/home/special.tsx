import { SpecialCard } from "../../components/cards/special-card";
import { SectionHead } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSpaDay } from "../../hooks/use-spa-day";
import { groupSpecials } from "../../lib/catalog/specials";
import { ArrowLinks } from "../../ui/arrow-link";
import { Band } from "../../ui/section";

/**
 * One special. The HTML holds an open-ended one, which no clock can make wrong; after mount the current one that
 * ends first takes its place.
 */
export const HomeSpecial = ({ block, specials }: { block: BlockData; specials: readonly Queries.SpecialCardFragment[] }) => {
	const today = useSpaDay();
	const lasting = specials.find(({ ends }) => ends === null);
	const current = today ? groupSpecials(specials, today).current : [];
	const special = current[0] ?? lasting;
	if (!special) return null;
	return (
		<Band labelledBy="special">
			<div className="mb-12 flex flex-wrap items-end justify-between gap-6">
				<SectionHead id="special" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<ArrowLinks links={block.links} />
			</div>
			<SpecialCard special={special} />
		</Band>
	);
};
