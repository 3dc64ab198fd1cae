import { summarizeRatings } from "../catalog/rating";
import { describeHours, type OpeningHours } from "../time/hours";
import { type Facts, fillPlaceholders } from "./placeholders";

/** The facts of content/site.json that texts use. */
export interface BusinessFacts {
	readonly name: string;
	readonly company: string;
	readonly phone: { readonly display: string };
	readonly email: string;
	readonly address: { readonly street: string; readonly city: string; readonly region: string; readonly postalCode: string };
	readonly hours: readonly OpeningHours[];
}

/** An address on one line. */
export const addressLine = ({ street, city, region, postalCode }: BusinessFacts["address"]): string => `${street}, ${city}, ${region} ${postalCode}`;

/** A sentence of content/statements.json. */
export interface Statement {
	readonly name: string;
	readonly text: string;
}

const getBusinessFacts = (site: BusinessFacts): Facts => ({
	phone: site.phone.display,
	email: site.email,
	address: addressLine(site.address),
	street: site.address.street,
	city: site.address.city,
	spa: site.name,
	company: site.company,
	hours: describeHours(site.hours),
});

/** `{rating}` and `{reviewCount}`; neither while there are no reviews. */
const getRatingFacts = (reviews: readonly { readonly rating: number }[]): Facts => {
	if (reviews.length === 0) return {};
	const { average, count } = summarizeRatings(reviews);
	return { rating: average, reviewCount: String(count) };
};

/**
 * The values of placeholders: facts of the business such as `{phone}`, `{rating}` and `{reviewCount}` of the reviews, and statements such as
 * `{afterHours}`, which may hold facts.
 */
export const getFacts = (site: BusinessFacts, statements: readonly Statement[], reviews: readonly { readonly rating: number }[]): Facts => {
	const facts = { ...getBusinessFacts(site), ...getRatingFacts(reviews) };
	return { ...facts, ...Object.fromEntries(statements.map(({ name, text }) => [name, fillPlaceholders(text, facts)])) };
};
