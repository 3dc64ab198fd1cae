// Has to be in the page's chunk: it finds the fields before hydration, for which the form's chunk
// may come too late.
import "../../components/forms/replaced-fields";
import { Suspense } from "react";
import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { TextSection } from "../../components/blocks/sections";
import { EventPlanner } from "../../components/event-planner";
import { findBlock } from "../../lib/pages/blocks";
import { DetailList } from "../../ui/detail-list";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { ChipLink, LinkList } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Paragraphs } from "../../ui/text";
import type { FinderData } from "./data";

/** The lead is beside the title, so that the questions begin in the first view. */
export const FinderHeader = ({ page }: { page: PageTitleData }) => (
	<Section tone="sand" space="none" className="pt-opening-tight pb-section-reduced">
		<Split ratio="7-5" from="lg" className="items-end" gap="tight">
			<div>
				<PageTitle page={{ ...page, lead: null }} />
			</div>
			{page.lead && <Lead>{page.lead}</Lead>}
		</Split>
	</Section>
);

const ConcernLinks = ({ concerns }: Pick<FinderData, "concerns">) => (
	<LinkList
		links={concerns.map(({ slug, title }) => ({ href: `/services?concern=${slug}`, label: title }))}
		as={ChipLink}
		className="mt-8 flex flex-wrap gap-3.5"
		linkClassName="min-h-11 px-5 text-note leading-tight"
	/>
);

const FinderForm = lazyComponent<{ data: FinderData }>(
	"finder",
	() => import(/* webpackChunkName: "finder" */ "./form").then((module) => module.FinderForm),
	({ data }) => (
		<>
			<NotLoaded>
				You can also start with what’s bothering you. Each of these leads to the treatments we use
				for it.
			</NotLoaded>
			<ConcernLinks concerns={data.concerns} />
		</>
	),
);

export const Finder = ({ data }: { data: FinderData }) => {
	const { heading, text } = findBlock(data.page, "without-script");
	return (
		<Section space="dense">
			<Suspense fallback={<div className="min-h-window" />}>
				<FinderForm data={data} />
			</Suspense>
			<div className="hidden noscript:block">
				<Heading level={2} size={3}>
					{heading}
				</Heading>
				<Paragraphs texts={text} className="mt-4 max-w-text" />
				<ConcernLinks concerns={data.concerns} />
			</div>
		</Section>
	);
};

export const FinderEvent = ({
	block,
	place,
	treatments,
	waits,
}: BlockProps & Pick<FinderData, "treatments" | "waits">) => (
	<TextSection block={block} space="dense" {...place} className="noscript:hidden">
		<Split className="mt-8 print:hidden">
			<div aria-hidden="true" />
			<EventPlanner treatments={treatments} waits={waits} className="min-h-60 sm:min-h-48" />
		</Split>
	</TextSection>
);

export const Ranking = ({
	block,
	place,
	weights,
}: BlockProps & { weights: Queries.FinderChoicesFragment["weights"] }) => (
	<TextSection block={block} space="dense" {...place}>
		<Split className="mt-8">
			<div aria-hidden="true" />
			<DetailList
				layout="spread"
				className="max-w-text border-y"
				rows={[
					{ term: "For each of your concerns it treats", detail: `+${weights.concern}` },
					{ term: "If one of them is what it’s mainly for", detail: `+${weights.mainConcern}` },
					{ term: "For each visit", detail: `−${weights.visit}` },
					{ term: "For ongoing care", detail: `−${weights.visit * weights.ongoingVisits}` },
					{ term: "For each day of downtime", detail: `−${weights.downtimeDay}` },
					{ term: "For each week until you see a change", detail: `−${weights.onsetWeek}` },
					{ term: "For each $100 of a first visit", detail: `−${weights.hundredDollars}` },
				]}
			/>
		</Split>
	</TextSection>
);
