import { summarizeRatings } from "../services/rating";
import { listOpeningHours, type ShownOfBusiness } from "./business";
import { getPriceListId } from "./nodes";

export const showAward: ShownOfBusiness = ({ award }) => ({
	award: `${award.label} ${award.year}`,
});

/** Google's documentation says "closed all day" by hours from midnight to midnight. */
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

export const showRating =
	(reviews: readonly { readonly rating: number }[]): ShownOfBusiness =>
	() => {
		if (reviews.length === 0) return {};
		const { average, count } = summarizeRatings(reviews);
		return {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: average,
				reviewCount: count,
				bestRating: 5,
				worstRating: 1,
			},
		};
	};

export const showPriceList: ShownOfBusiness = ({ url }) => ({
	hasOfferCatalog: { "@id": getPriceListId(url) },
});

export const showBooking: ShownOfBusiness = ({ url }) => ({
	potentialAction: {
		"@type": "ReserveAction",
		target: { "@type": "EntryPoint", urlTemplate: `${url}/schedule` },
	},
});
