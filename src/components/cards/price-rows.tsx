import { graphql } from "gatsby";
import { formatDollars } from "../../lib/catalog/prices";

export const fragments = graphql`
	fragment PriceFields on Price {
		name
		amount
		from
		unit
		note
	}
`;

/** The price list of one service as a table; `caption` names it. */
export const PriceRows = ({ prices, caption }: { prices: readonly Queries.PriceFieldsFragment[]; caption: string }) => (
	<table className="figures w-full border-t border-hairline text-left">
		<caption className="sr-only">{caption}</caption>
		<thead className="sr-only">
			<tr>
				<th scope="col">What</th>
				<th scope="col">Price</th>
			</tr>
		</thead>
		<tbody>
			{prices.map(({ name, amount, from, unit, note }) => (
				<tr key={`${name} ${unit}`} className="border-b border-hairline align-baseline">
					<th scope="row" className="py-4 pr-6 font-normal">
						<span className="font-medium">{name}</span>
						{note ? <span className="mt-0.5 block text-[0.9375rem] leading-snug text-muted">{note}</span> : null}
					</th>
					<td className="py-4 text-right whitespace-nowrap">
						<span className="text-[1.25rem] font-medium">
							{from ? "from " : ""}
							{formatDollars(amount)}
						</span>
						<span className="block text-[0.9375rem] text-muted">{unit}</span>
					</td>
				</tr>
			))}
		</tbody>
	</table>
);
