import { summarizeRatings } from "../services/rating";
import { listOpeningHours, type ShownOfBusiness } from "./business";
import { getPriceListId } from "./nodes";

export const showAward: ShownOfBusiness = ({ award }) => ({ award: `${award.label} ${award.year}` });

/** Closed all day is written as open from midnight to midnight (Google's local business documentation). */
export const showHolidays: ShownOfBusiness = ({ holidays, hours }) => ({
	openingHoursSpecification: [
		...listOpeningHours(hours),
		...holidays.map(({ date }) => ({
			"@type": "OpeningHoursSpecification" as const,
			validFrom: date,
			validThrough: date,
			opens: "00:00",
			closes: "00:00",
		})),
	],
});

/** The mean of the reviews that the page shows, on their scale of 1 to 5. Nothing if there are none. */
export const showRating =
	(reviews: readonly { readonly rating: number }[]): ShownOfBusiness =>
	() => {
		if (reviews.length === 0) return {};
		const { average, count } = summarizeRatings(reviews);
		return { aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 } };
	};

/** Every price is in a catalog of its own (offers.ts). */
export const showPriceList: ShownOfBusiness = ({ url }) => ({ hasOfferCatalog: { "@id": getPriceListId(url) } });

/** A visitor can ask for an appointment there. */
export const showBooking: ShownOfBusiness = ({ url }) => ({
	potentialAction: { "@type": "ReserveAction", target: { "@type": "EntryPoint", urlTemplate: `${url}/schedule` } },
});
