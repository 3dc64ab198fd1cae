import { EmptyState } from "../../components/blocks/empty-state";
import { BlockSection } from "../../components/blocks/sections";
import { SpecialCard } from "../../components/cards/special-card";
import { useBusinessDay } from "../../hooks/use-business-day";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { groupSpecials, type SpecialState } from "../../lib/services/specials";
import { Section } from "../../ui/section";

type Special = Queries.SpecialCardFragment;

const Cards = ({
	specials,
	state,
	level,
}: {
	specials: readonly Special[];
	state?: SpecialState;
	level?: 2 | 3;
}) => (
	<ul className="stack-16 md:stack-24">
		{specials.map((special) => (
			<li key={special.slug}>
				<SpecialCard special={special} state={state} level={level} />
			</li>
		))}
	</ul>
);

/**
 * The HTML lists all specials with their dates; only after mount is it known which have expired.
 */
export const SpecialList = ({
	page,
	specials,
}: {
	page: PageOf<"specials">;
	specials: readonly Special[];
}) => {
	const today = useBusinessDay();
	if (!today)
		return (
			<Section>
				<Cards specials={specials} level={2} />
			</Section>
		);
	const groups = groupSpecials(specials, today);
	const states = (["current", "ongoing", "upcoming"] as const).filter(
		(state) => groups[state].length > 0,
	);
	return (
		<>
			{groups.current.length + groups.ongoing.length === 0 && (
				<Section>
					<EmptyState block={findBlock(page, "empty")} />
				</Section>
			)}
			{states.map((state) => (
				<BlockSection
					key={state}
					block={findBlock(page, state)}
					tone={state === "ongoing" ? "sand" : "light"}
				>
					<Cards specials={groups[state]} state={state} />
				</BlockSection>
			))}
		</>
	);
};
