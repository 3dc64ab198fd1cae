import { cx } from "../../ui/class-names";
import { KeepTogether } from "../../ui/keep-together";

interface Props {
	facts: { readonly sessions: string; readonly downtime: string };
	/** The lowest price, with its unit. */
	priceFrom: string;
	/** True in a column of a third: on tablets the terms are above their details. */
	narrow?: boolean;
}

/** Sessions, downtime and the price it starts at, as on every card of the list. */
export const ServiceFacts = ({ facts, priceFrom, narrow = false }: Props) => (
	<dl className={cx("figures mt-4 text-small leading-snug", narrow ? "stack-1 md:stack-2 lg:stack-1" : "stack-1")}>
		{[
			["Sessions", facts.sessions],
			["Downtime", facts.downtime],
			["Price", priceFrom],
		].map(([term, detail]) => (
			<div key={term} className={cx("grid grid-cols-term-short", narrow && "md:block lg:grid")}>
				<dt className="text-caption">{term}</dt>
				<dd>
					<KeepTogether>{detail}</KeepTogether>
				</dd>
			</div>
		))}
	</dl>
);
