import { DetailsHint } from "../../ui/details-hint";
import { KeepTogether } from "../../ui/keep-together";

interface Props {
	facts: { readonly sessions: string; readonly downtime: string };
	/** The lowest price, with its unit. */
	priceFrom: string;
}

/** Sessions, downtime and the price it starts at; beside the price, where there is room, that the card leads on. */
export const ServiceFacts = ({ facts, priceFrom }: Props) => (
	<dl className="figures stack-1 mt-3 md:mt-4 text-small leading-snug">
		{[
			["Sessions", facts.sessions],
			["Downtime", facts.downtime],
		].map(([term, detail]) => (
			<div key={term} className="grid grid-cols-term-short">
				<dt className="text-caption">{term}</dt>
				<dd>
					<KeepTogether>{detail}</KeepTogether>
				</dd>
			</div>
		))}
		<div className="grid grid-cols-term-short">
			<dt className="text-caption">Price</dt>
			<dd className="flex flex-wrap justify-between gap-x-4 gap-y-2">
				{priceFrom}
				<DetailsHint />
			</dd>
		</div>
	</dl>
);
