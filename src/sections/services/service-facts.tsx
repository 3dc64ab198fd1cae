import { formatEntryPrice, type PriceLine } from "../../lib/prices";

interface Props {
	facts: { readonly sessions: string; readonly downtime: string };
	prices: readonly PriceLine[];
}

/** Sessions, downtime and the price it starts at, as on every card of the list. */
export const ServiceFacts = ({ facts, prices }: Props) => (
	<dl className="figures mt-4 space-y-1 text-[0.9375rem] leading-snug">
		{[
			["Sessions", facts.sessions],
			["Downtime", facts.downtime],
			["Price", formatEntryPrice(prices)],
		].map(([term, detail]) => (
			<div key={term} className="grid grid-cols-[5.25rem_1fr]">
				<dt className="text-caption">{term}</dt>
				<dd>{detail}</dd>
			</div>
		))}
	</dl>
);
