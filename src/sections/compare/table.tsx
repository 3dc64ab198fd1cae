import { graphql } from "gatsby";
import { getBookingPath } from "../../lib/catalog/booking-path";
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

const Cell = ({ value }: { value: string | readonly string[] }) =>
	typeof value === "string" ? (
		<KeepTogether>{value}</KeepTogether>
	) : (
		<ul className="stack-1">
			{value.map((item) => (
				<li key={item}>
					<KeepTogether>{item}</KeepTogether>
				</li>
			))}
		</ul>
	);

const RowHeader = ({ children }: { children: string }) => (
	<th scope="row">
		<span>{children}</span>
	</th>
);

/** Where each treatment leads on to; not on paper. */
const BookingRow = ({ services }: { services: readonly ComparedService[] }) => (
	<tr className="print:hidden">
		<RowHeader>Next step</RowHeader>
		{services.map(({ slug, title }) => (
			<td key={slug}>
				<Link href={getBookingPath({ service: slug })} aria-label={`Book ${title}`} className="quiet-link inline-block py-1 font-medium">
					Book
				</Link>
			</td>
		))}
	</tr>
);

/** Up to three treatments side by side (src/styles/compare.css). What differs is in bold; each name is a link to the treatment's page. */
export const CompareTable = ({ services }: { services: readonly ComparedService[] }) => (
	<table className="compare-table figures">
		<caption>
			<span className="sr-only">Compare treatments</span>
		</caption>
		<thead>
			<tr>
				<td />
				{services.map(({ slug, path, title }) => (
					<th key={slug} scope="col">
						<Link href={path} className="quiet-link inline-block py-1 font-medium md:font-display md:text-display-5">
							{title}
						</Link>
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{compareServices(services).map((row) => (
				<tr key={row.label}>
					<RowHeader>{row.label}</RowHeader>
					{row.cells.map((value, index) => (
						<td key={services[index]?.slug} className={row.differs ? "font-medium" : undefined}>
							<Cell value={value} />
						</td>
					))}
				</tr>
			))}
			<BookingRow services={services} />
		</tbody>
	</table>
);
