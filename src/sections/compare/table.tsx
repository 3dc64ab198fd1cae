import { graphql } from "gatsby";
import { Fragment } from "react";
import { getBookingPath } from "../../lib/services/booking-path";
import { maxCompared } from "../../lib/services/compare-path";
import { formatAftercare, formatSkinTypes } from "../../lib/services/format-course";
import { listSpecialPrices } from "../../lib/services/special-prices";
import { capitalize } from "../../lib/text/words";
import { Lines } from "../../ui/lines";
import { KeepTogether, Link } from "../../ui/text";

export const fragments = graphql`
	fragment ComparedService on Service {
		slug
		path
		title
		priceFrom
		specialPrices {
			...SpecialPriceFields
		}
		performedBy
		concerns {
			title
		}
		figures {
			sessions
			spacing
			duration
			downtime
			onset
			lasts
			needles
		}
		course {
			numbing
			skinTypes {
				from
				to
			}
			aftercareDays
		}
		exclusions {
			exclusion {
				reason
			}
			note
		}
	}
`;

export type ComparedService = Queries.ComparedServiceFragment;

const rows: readonly (readonly [
	label: string,
	value:
		| keyof ComparedService["figures"]
		| ((service: ComparedService, today: string) => string | readonly string[]),
])[] = [
	["What it’s for", ({ concerns }) => concerns.map(({ title }) => title)],
	[
		"Price",
		({ priceFrom, specialPrices }, today) => [
			priceFrom,
			...listSpecialPrices(specialPrices, today),
		],
	],
	["Sessions", "sessions"],
	["Time between sessions", "spacing"],
	["Length of a visit", "duration"],
	["Downtime", "downtime"],
	["First results", "onset"],
	["Results last", "lasts"],
	["Needles", "needles"],
	["Numbing", ({ course }) => (course.numbing ? "Yes" : "No")],
	["Skin types", ({ course }) => capitalize(formatSkinTypes(course.skinTypes))],
	["Who performs it", ({ performedBy }) => capitalize(performedBy.replace(/^Performed by /, ""))],
	["Aftercare rules", ({ course }) => capitalize(formatAftercare(course.aftercareDays))],
	[
		"Not for, or not yet",
		({ exclusions }) =>
			exclusions.map(
				({ exclusion, note }) => `${capitalize(exclusion.reason)}${note ? ` (${note})` : ""}`,
			),
	],
];

const RowHeader = ({ children }: { children: string }) => (
	<th scope="row">
		<span>{children}</span>
	</th>
);

/** @param skinTypes an explanation of Fitzpatrick types, shown if a treatment names one */
export const CompareTable = ({
	services,
	today,
	skinTypes,
}: {
	services: readonly ComparedService[];
	today: string;
	skinTypes: readonly string[];
}) => (
	<table className="compare-table figures">
		<caption>
			<span className="sr-only">Compare treatments</span>
		</caption>
		<thead>
			<tr>
				<td />
				{services.map(({ slug, path, title }) => (
					<th key={slug} scope="col">
						<Link
							href={path}
							className="quiet-link inline-block py-1 font-medium md:font-display md:text-display-5"
						>
							{title}
						</Link>
					</th>
				))}
				{/* Empty columns for treatments not chosen yet: each column stays below its select. */}
				{services.length < maxCompared && (
					<td
						colSpan={maxCompared - services.length}
						className="border-0 max-lg:hidden print:hidden"
					/>
				)}
			</tr>
		</thead>
		<tbody>
			{rows.map(([label, row]) => {
				const cells = services.map((service) => ({
					slug: service.slug,
					value: typeof row === "string" ? service.figures[row] : row(service, today),
				}));
				const emphasize = (line: string) =>
					cells.every(({ value }) => [value].flat().includes(line)) ? undefined : "font-semibold";
				const note = cells.some(({ value }) => String(value).startsWith("Fitzpatrick"))
					? skinTypes
					: [];
				return (
					<Fragment key={label}>
						<tr>
							<RowHeader>{label}</RowHeader>
							{cells.map(({ slug, value }) =>
								typeof value === "string" ? (
									<td key={slug} className={emphasize(value)}>
										<KeepTogether>{value}</KeepTogether>
									</td>
								) : (
									<td key={slug}>
										<Lines texts={value} className="stack-1 print:stack-0" each={emphasize} />
									</td>
								),
							)}
						</tr>
						{note.map((text) => (
							<tr key={text}>
								<td />
								<td colSpan={services.length} className="pt-3 text-small text-muted">
									{text}
								</td>
							</tr>
						))}
					</Fragment>
				);
			})}
			<tr className="print:hidden">
				<RowHeader>Next step</RowHeader>
				{services.map(({ slug, title }) => (
					<td key={slug}>
						<Link
							href={getBookingPath({ service: slug })}
							aria-label={`Book ${title}`}
							className="quiet-link inline-block py-1 font-medium"
						>
							Book
						</Link>
					</td>
				))}
			</tr>
		</tbody>
	</table>
);
