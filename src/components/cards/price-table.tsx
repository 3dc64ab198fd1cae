import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useBusinessDay } from "../../hooks/use-business-day";
import { formatPrice } from "../../lib/services/prices";
import { describeSpecialPrice } from "../../lib/services/special-prices";
import { specialState } from "../../lib/services/specials";
import { cx } from "../../ui/class-names";
import { ChangingText, KeepTogether, LinkedText } from "../../ui/text";

export const fragments = graphql`
	fragment PriceFields on Price {
		name
		amount
		from
		unit
		note
	}
	fragment SpecialPriceFields on SpecialPrice {
		price
		amount
		regular
		from
		condition
		limit
		starts
		ends
	}
`;

const Special = ({ special }: { special: Queries.SpecialPriceFieldsFragment }) => {
	const today = useBusinessDay();
	if (specialState(special, today ?? "") === "expired") return null;
	return (
		<span className="mt-1 block max-w-narrow text-small font-medium">
			<ChangingText>{`Special: ${describeSpecialPrice(special, today)}`}</ChangingText>
		</span>
	);
};

export const PriceTable = ({
	prices,
	specials,
	caption,
}: {
	prices: readonly Queries.PriceFieldsFragment[];
	specials: readonly Queries.SpecialPriceFieldsFragment[];
	/** Names the table; a string is for screen readers only, and the table is large then. */
	caption: ReactNode;
}) => {
	const large = typeof caption === "string";
	return (
		<table className="figures w-full border-collapse text-left">
			<caption className={large ? "sr-only" : "caption-bottom text-left lg:caption-top"}>
				{caption}
			</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Item</th>
					<th scope="col">Price</th>
				</tr>
			</thead>
			<tbody>
				{prices.map((price) => (
					<tr
						key={`${price.name} ${price.unit}`}
						className={cx(
							"border-t border-hairline max-xs:grid",
							large ? "align-baseline last:border-b" : "align-top",
						)}
					>
						<th
							scope="row"
							className={cx(
								"pr-6 leading-snug wrap-break-word xs:wrap-anywhere",
								large ? "py-3 font-medium md:py-4" : "py-3 text-note font-normal",
							)}
						>
							<KeepTogether>{price.name}</KeepTogether>
							{price.note && (
								<LinkedText
									as="span"
									className="mt-1 block max-w-narrow wrap-anywhere text-small font-normal text-caption"
									text={price.note}
								/>
							)}
							{specials.map((special) =>
								special.price === price.name ? (
									<Special key={special.starts} special={special} />
								) : null,
							)}
						</th>
						<td
							className={cx(
								"leading-snug max-xs:pt-0 xs:text-right xs:whitespace-nowrap",
								large ? "py-3 md:py-4" : "py-3",
							)}
						>
							<span className={cx("font-medium", large && "text-large")}>{formatPrice(price)}</span>{" "}
							<span
								className={cx(
									"text-small text-caption",
									large || price.note ? "block" : "lg:block",
								)}
							>
								{price.unit}
							</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
