import { getBookingPath } from "../../lib/catalog/booking-path";
import type { Offer } from "../../lib/catalog/finder/types";
import { describeEffort, describeMatch, describePlace } from "../../lib/catalog/finder/words";
import { Heading } from "../../ui/heading";
import { ChangingText, KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import type { FinderData } from "./data";

interface OfferListProps {
	concerns: FinderData["concerns"];
	/** Slugs of the chosen concerns. */
	chosen: readonly string[];
	offered: readonly Offer<Queries.FinderTreatmentFragment>[];
}

/** What fits, the best fit first, each with the reason for its place. */
export const OfferList = ({ concerns, chosen, offered }: OfferListProps) => {
	const titles = new Map(concerns.map(({ slug, title }) => [slug, title]));
	if (offered.length === 0) return null;
	return (
		<ol className="ruled mt-5 border-y border-hairline">
			{offered.map((offer, index) => {
				const { path, slug, title } = offer.treatment;
				return (
					<li key={slug} className="grid grid-cols-numeral py-5">
						<span aria-hidden="true" className="figures font-display text-numeral text-marker">
							{index + 1}
						</span>
						<div>
							<Heading level={3} size={4}>
								<Link href={path} className="hover:text-link">
									{title}
								</Link>
							</Heading>
							<p className="mt-1 text-note leading-normal">
								<ChangingText>{`${describeMatch(offer, chosen, titles)} ${describePlace(offered, index)}`}</ChangingText>
							</p>
							<p className="figures mt-1.5 text-small leading-snug text-caption">
								<KeepTogether>{describeEffort(offer.treatment)}</KeepTogether>
							</p>
							<Link href={getBookingPath({ service: slug })} data-print="hide" className="quiet-link inline-flex min-h-11 items-center text-note font-medium">
								Book {title}
							</Link>
						</div>
					</li>
				);
			})}
		</ol>
	);
};
