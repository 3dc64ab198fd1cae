import { graphql } from "gatsby";
import { getBookingPath } from "../../lib/catalog/booking-path";
import { cx } from "../../ui/class-names";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { type ComparedService, compareServices } from "./rows";

export const fragments = graphql`
	fragment ComparedService on Service {
		slug
		path
		title
		priceFrom
		performedBy
		concerns {
			title
		}
		course {
			sessions {
				min
				max
			}
			intervalDays {
				min
				max
			}
			visitMinutes {
				min
				max
			}
			downtimeDays {
				min
				max
			}
			onsetDays {
				min
				max
			}
			lastsDays {
				min
				max
			}
			needles
			numbing
			skinTypes {
				from
				to
			}
			aftercareDays
		}
		facts {
			lasts
		}
		exclusions {
			exclusion {
				reason
			}
			note
		}
	}
`;

/** On narrow windows the first column has no width: its labels stand above the cells of their row, which leave a line free for them. */
const label = "w-0 border-b border-hairline p-0 md:w-1/4 md:py-3 md:pr-6 print:w-1/6 print:py-1 print:pr-2";
const labelText =
	"absolute top-2.5 left-0 w-max text-label text-muted md:static md:w-auto md:text-note print:static print:w-auto print:text-print print:whitespace-normal";
const cell = "border-b border-hairline pr-2 pb-3 leading-snug wrap-anywhere hyphens-auto last:pr-0 md:pr-(--column-gap) print:pt-1 print:pr-3 print:pb-1";
const valueCell = cx(cell, "pt-9 text-small md:pt-3 md:text-note print:text-print");

const RowHeader = ({ children }: { children: string }) => (
	<th scope="row" className={cx("relative text-left align-top text-note leading-snug font-normal", label)}>
		<span className={labelText}>{children}</span>
	</th>
);

const Cell = ({ value }: { value: string | readonly string[] }) =>
	typeof value === "string" ? (
		<KeepTogether>{value}</KeepTogether>
	) : (
		<ul className="stack-1 print:stack-0">
			{value.map((item) => (
				<li key={item}>
					<KeepTogether>{item}</KeepTogether>
				</li>
			))}
		</ul>
	);

/** The treatments' names, each a link to its page; they stay in view below the page's header. */
const Names = ({ services }: { services: readonly ComparedService[] }) => (
	<thead>
		<tr>
			<td className={label} />
			{services.map(({ slug, path, title }) => (
				<th key={slug} scope="col" className={cx(cell, "sticky top-18 z-10 bg-surface pt-3 text-left align-bottom print:static")}>
					<Link
						href={path}
						className="quiet-link inline-block py-1 font-medium md:font-display md:text-display-5 print:font-text print:text-label print:no-underline"
					>
						{title}
					</Link>
				</th>
			))}
		</tr>
	</thead>
);

/** Up to three treatments side by side. What differs is in bold. */
export const CompareTable = ({ services }: { services: readonly ComparedService[] }) => (
	<table className="figures w-full table-fixed border-separate border-spacing-0">
		<caption className="sr-only print:not-sr-only print:pb-2 print:text-left print:font-display print:text-display-4">Compare treatments</caption>
		<Names services={services} />
		<tbody>
			{compareServices(services).map((row) => (
				<tr key={row.label} className="align-top">
					<RowHeader>{row.label}</RowHeader>
					{row.cells.map((value, index) => (
						<td key={services[index]?.slug} className={cx(valueCell, row.differs && "font-medium")}>
							<Cell value={value} />
						</td>
					))}
				</tr>
			))}
			<tr className="align-top print:hidden">
				<RowHeader>Next step</RowHeader>
				{services.map(({ slug, title }) => (
					<td key={slug} className={valueCell}>
						<Link href={getBookingPath({ service: slug })} aria-label={`Book ${title}`} className="quiet-link inline-flex min-h-9 items-center font-medium">
							Book
						</Link>
					</td>
				))}
			</tr>
		</tbody>
	</table>
);
