import { graphql } from "gatsby";
import { Check, Info, X } from "lucide-react";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Breadcrumb } from "../../components/blocks/page-title";
import { RenderNearViewport } from "../../components/blocks/render-near-viewport";
import { SplitSection } from "../../components/blocks/sections";
import { OpenNow, useOpenStatus } from "../../components/open-now";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite } from "../../hooks/use-site";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { getTrailBelow } from "../../lib/pages/navigation";
import { describeDates, describeSpan, findItems, sortByEnd } from "../../lib/services/aftercare";
import { capitalize } from "../../lib/text/words";
import { countDays } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { lazyComponent, NotLoaded } from "../../ui/lazy-component";
import { ArrowLinks } from "../../ui/links";
import { PrintButton } from "../../ui/print-button";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Text } from "../../ui/text";

export const fragments = graphql`
	fragment AftercareDays on Aftercare {
		slug
		path
		title
		lead
		service {
			title
			path
		}
		items {
			fromDay
			toDay
			kind
			text
		}
		warnings {
			level
			text
		}
	}
`;

interface Props {
	aftercare: Queries.AftercareDaysFragment;
}

/**
 * The day of the treatment, `YYYY-MM-DD` or empty, and its setter. AftercareToday asks for the day;
 * AftercareTable shows its dates.
 */
const TreatmentDay = createContext<readonly [string, (day: string) => void]>(["", () => {}]);

export const TreatmentDayProvider = ({ children }: { children: ReactNode }) => (
	<TreatmentDay value={useState("")}>{children}</TreatmentDay>
);

const TodayTool = lazyComponent(
	"aftercare",
	() =>
		import(/* webpackChunkName: "aftercare" */ "./today-tool").then((module) => module.TodayTool),
	() => (
		<NotLoaded>The table below covers every day. Day 0 is the day of your treatment.</NotLoaded>
	),
);

export const AftercareHeader = ({ aftercare, overview }: Props & { overview: KnownPage }) => {
	const { display, e164 } = useSite().business.phone;
	const closed = useOpenStatus()?.isOpen === false;
	return (
		<Section tone="sand" space="none" className="pt-opening-tight pb-section-reduced">
			<Breadcrumb trail={getTrailBelow(aftercare, overview)} className="mb-5" />
			<Split ratio="7-5" from="lg" className="items-end" gap="tight">
				<Heading level={1}>{aftercare.title}</Heading>
				<Lead>{aftercare.lead}</Lead>
			</Split>
			<div className="mt-6 print:hidden">
				<OpenNow className="font-medium" />
				<div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-3">
					<ButtonLink href="#help">Worried? See when to call</ButtonLink>
					<ButtonLink href={`tel:${closed ? "911" : e164}`} variant="quiet">
						{closed ? "In an emergency, call 911" : `Call ${display}`}
					</ButtonLink>
				</div>
			</div>
		</Section>
	);
};

export const AftercareToday = ({ aftercare }: Props) => (
	<SplitSection
		block={{
			key: "today",
			heading: "Find your day",
			text: ["Enter the day of your treatment. It stays on this page: nothing is sent or stored."],
		}}
		space="dense"
		className="noscript:hidden print:hidden"
	>
		<RenderNearViewport className="min-h-34">
			<TodayTool aftercare={aftercare} onDay={useContext(TreatmentDay)[1]} />
		</RenderNearViewport>
	</SplitSection>
);

const kindIcons = { normal: Info, do: Check, avoid: X } as const;

/**
 * Once the day of the treatment is entered, each line has its dates, and those of today stand out.
 */
const ItemRows = ({ aftercare: { items, slug } }: Props) => {
	const [treated] = useContext(TreatmentDay);
	const today = useBusinessDay();
	const current = treated && today ? findItems(items, countDays(treated, today)) : [];
	return sortByEnd(items).map((item) => {
		const isCurrent = current.includes(item);
		const Icon = kindIcons[item.kind];
		return (
			<tr
				key={`${slug} ${item.text}`}
				className={cx(
					"border-b border-hairline align-baseline max-sm:grid max-sm:grid-cols-2 max-sm:py-4",
					isCurrent && "bg-raised",
				)}
			>
				<th scope="row" className="font-medium sm:w-36 sm:py-4 sm:pr-4 print:py-0.75">
					{describeSpan(item)}
					{isCurrent && <span className="block text-small text-link print:hidden">Today</span>}
					{treated && (
						<Text as="span" className="block text-small font-normal text-muted">
							{describeDates(item, treated)}
						</Text>
					)}
				</th>
				<td className="whitespace-nowrap text-muted max-sm:text-right sm:w-28 sm:py-4 sm:pr-4 print:py-0.75">
					<Icon className="mr-2 inline size-4 align-text-bottom print:size-3" aria-hidden="true" />
					{capitalize(item.kind)}
				</td>
				<td className="max-sm:col-span-2 max-sm:mt-1.5 sm:py-4 print:py-0.75">
					<Text as="span">{item.text}</Text>
				</td>
			</tr>
		);
	});
};

export const AftercareTable = ({ aftercare }: Props) => (
	<SplitSection
		block={{ key: "days", heading: "Day by day" }}
		below={
			<>
				<Text className="mt-5 max-w-text text-lead text-muted print:hidden">
					Day 0 is the day of your treatment. “Through day 2” includes day 2 itself. The next
					morning, that line no longer applies.
				</Text>
				<div data-print="hide" className="mt-7 flex flex-wrap gap-3.5">
					<PrintButton>Print it on one page</PrintButton>
				</div>
				<p className="mt-5 flex flex-wrap gap-x-9 print:hidden">
					<ArrowLinks
						links={[
							{ label: `All about ${aftercare.service.title}`, href: aftercare.service.path },
							{ label: "When can I come again?", href: "/aftercare#again" },
						]}
					/>
				</p>
			</>
		}
		sticky
		from="lg"
		space="dense"
	>
		<table className="figures w-full border-t border-hairline text-left print:text-label print:leading-snug">
			<caption className="sr-only">Day by day</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Days</th>
					<th scope="col">What it is</th>
					<th scope="col">What to know</th>
				</tr>
			</thead>
			<tbody>
				<ItemRows aftercare={aftercare} />
			</tbody>
		</table>
	</SplitSection>
);
