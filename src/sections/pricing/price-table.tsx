import { graphql } from "gatsby";
import { formatPrice } from "../../lib/catalog/prices";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment PricedService on Service {
		slug
		path
		title
		prices {
			name
			amount
			from
			unit
			note
		}
	}
`;

/** The price list of one treatment; its name is the caption and leads to its page. */
export const PriceTable = ({ service }: { service: Queries.PricedServiceFragment }) => (
	<table className="figures w-full border-collapse text-left">
		<caption className="pb-2 text-left">
			<Heading level={3} size={4}>
				<Link href={service.path} className="inline-flex min-h-9 items-center hover:text-link hover:underline hover:decoration-1 hover:underline-offset-4">
					{service.title}
				</Link>
			</Heading>
		</caption>
		<thead className="sr-only">
			<tr>
				<th scope="col">What you pay for</th>
				<th scope="col">Price</th>
			</tr>
		</thead>
		<tbody>
			{service.prices.map((price) => (
				<tr key={price.name} className="border-t border-hairline align-top">
					<th scope="row" className="py-3 pr-6 text-note leading-snug font-normal">
						{price.name}
						{price.note ? <span className="mt-1 block max-w-narrow text-small text-caption">{price.note}</span> : null}
					</th>
					<td className="py-3 text-right leading-snug whitespace-nowrap">
						<span className="font-medium">{formatPrice(price)}</span> <span className="block text-small text-caption">{price.unit}</span>
					</td>
				</tr>
			))}
		</tbody>
	</table>
);
