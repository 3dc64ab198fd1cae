interface Props {
	facts: { readonly sessions: string; readonly downtime: string };
	/** The lowest price, with its unit. */
	priceFrom: string;
}

/** Sessions, downtime and the price it starts at. */
export const ServiceFacts = ({ facts, priceFrom }: Props) => (
	<dl className="figures stack-1 mt-4 text-small leading-snug">
		{[
			["Sessions", facts.sessions],
			["Downtime", facts.downtime],
			["Price", priceFrom],
		].map(([term, detail]) => (
			<div key={term} className="grid grid-cols-term-short">
				<dt className="text-caption">{term}</dt>
				<dd>{detail}</dd>
			</div>
		))}
	</dl>
);
