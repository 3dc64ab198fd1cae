import { navigate } from "gatsby";
import { SelectField } from "../../components/forms/field";
import { WaitNotice } from "../../components/prose/wait-notice";
import { ShareChoices } from "../../components/share/choices";
import { SheetHead } from "../../components/visit/sheet-head";
import { useSite } from "../../hooks/use-site";
import { groupServices } from "../../lib/forms/fields";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import {
	type CompareQuery,
	placeTreatment,
	readCompareQuery,
} from "../../lib/services/compare-query";
import { findWaitsAmong } from "../../lib/services/waits";
import { joinWithAnd } from "../../lib/text/words";
import { findDay } from "../../lib/time/time-zone";
import { ChipLink, LinkList } from "../../ui/links";
import { PrintButton } from "../../ui/print-button";
import { LinkedText } from "../../ui/text";
import { type ComparedService, CompareTable } from "./table";

/** An address may hold any number and length of names. */
const listNames = (names: readonly string[]): string => {
	const shown = names
		.slice(0, 3)
		.map((name) => `“${name.length > 40 ? `${name.slice(0, 40)}…` : name}”`);
	return joinWithAnd(names.length > 3 ? [...shown, `${names.length - 3} more`] : shown);
};

const invitations = [
	"Choose two or three treatments to see them side by side.",
	"Choose another treatment to compare with this one.",
];

/** Which treatments of the address aren't shown, and why. */
const Notices = ({
	query: { chosen, unknown, beyond },
}: {
	query: CompareQuery<{ title: string }>;
}) => (
	<div
		role="status"
		className="mt-4 text-note leading-snug text-muted lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-end lg:pr-(--column-gap) lg:pb-3 stack-2"
	>
		{unknown.length > 0 && (
			<p className="font-medium wrap-anywhere text-on-surface">
				{`We don’t have ${unknown.length === 1 ? "a treatment" : "treatments"} called ${listNames(unknown)}, so ${unknown.length === 1 ? "it’s" : "they’re"} left out.`}
			</p>
		)}
		{beyond.length > 0 && (
			<p className="font-medium text-on-surface">{`Three fit side by side. Left out: ${beyond.map(({ title }) => title).join(", ")}.`}</p>
		)}
		<p>{invitations[chosen.length] ?? "What differs is in bold."}</p>
	</div>
);

export interface CompareToolProps {
	page: PageOf<"compare">;
	categories: readonly Queries.ComparedCategoryFragment[];
	waits: readonly Queries.WaitFieldsFragment[];
	query: CompareQuery<ComparedService>;
}

/** Starts from the address, because the page may not show the last choice yet. */
const getNextPath = (
	categories: CompareToolProps["categories"],
	place: number,
	slug: string,
): string => {
	const services = categories.flatMap((category) => category.services);
	const chosen = readCompareQuery(window.location.search, services).chosen.map(
		(service) => service.slug,
	);
	return getComparePath(placeTreatment(chosen, place, slug));
};

export const CompareTool = ({ page, categories, waits, query }: CompareToolProps) => {
	const { chosen } = query;
	const suggestions = findBlock(page, "suggestions");
	// Only the browser renders this, so the day is known.
	const today = findDay(useSite().business.timeZone, new Date());
	const slugs = chosen.map(({ slug }) => slug);
	return (
		<>
			<div className="lg:grid lg:grid-cols-4">
				<div className="grid gap-x-(--column-gap) gap-y-3 md:grid-cols-3 lg:col-span-3 lg:col-start-2 lg:gap-x-0">
					{Array.from({ length: maxCompared }, (_, place) => (
						<SelectField
							// biome-ignore lint/suspicious/noArrayIndexKey: each select is named after its place.
							key={place}
							name={`treatment-${place + 1}`}
							label={`Treatment ${place + 1}`}
							required={false}
							className="lg:pr-(--column-gap) lg:last:pr-0"
							value={slugs[place] ?? ""}
							placeholder={place < slugs.length ? "Remove this treatment" : "Choose one"}
							groups={groupServices(categories)}
							onChange={({ currentTarget }) =>
								void navigate(getNextPath(categories, place, currentTarget.value), {
									replace: true,
								})
							}
						/>
					))}
				</div>
				<Notices query={query} />
			</div>
			{chosen.length === 0 ? (
				<div className="mt-6">
					<h2 className="text-note text-caption">{suggestions.heading}</h2>
					<LinkList
						links={suggestions.links}
						as={ChipLink}
						className="mt-2 flex flex-wrap gap-2.5"
						linkClassName="min-h-11 px-5 text-note leading-tight"
					/>
				</div>
			) : (
				<>
					<div data-print="only" className="mt-6">
						<SheetHead />
						<CompareTable
							services={chosen}
							today={today}
							skinTypes={findBlock(page, "skin-types").text}
						/>
						<WaitNotice
							heading="If you’d like more than one"
							waits={findWaitsAmong(waits, slugs)}
							className="mt-6 print:max-w-none"
						/>
						<LinkedText
							as="p"
							className="mt-4 max-w-text text-small text-muted print:max-w-none"
							text={findBlock(page, "figures").text.join(" ")}
						/>
					</div>
					<div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
						<PrintButton>Print this comparison</PrintButton>
						<ShareChoices
							path={getComparePath(slugs)}
							title={`Compare ${joinWithAnd(chosen.map(({ title }) => title))}`}
						/>
					</div>
				</>
			)}
		</>
	);
};
