import { formatDollars } from "../services/prices";
import { summarizeRatings } from "../services/rating";
import { type Facts, fillPlaceholders } from "../text/markup";
import { describeHours } from "../time/opening-hours";

export interface BusinessFacts
	extends Pick<
		Queries.Business,
		"name" | "company" | "phone" | "email" | "address" | "hours" | "firstAppointment" | "onCall"
	> {
	readonly consultation: { readonly price: number; readonly minutes: number };
}

export const addressLine = ({
	street,
	city,
	region,
	postalCode,
}: BusinessFacts["address"]): string => `${street}, ${city}, ${region} ${postalCode}`;

export type Statement = Pick<Queries.Statement, "name" | "text">;

const getRatingFacts = (reviews: readonly { readonly rating: number }[]): Facts => {
	if (reviews.length === 0) return {};
	const { average, count } = summarizeRatings(reviews);
	return { rating: average, reviewCount: String(count) };
};

/** The values of placeholders such as `{phone}`. Statements may contain the other placeholders. */
export const getFacts = (
	site: BusinessFacts,
	statements: readonly Statement[],
	reviews: readonly { readonly rating: number }[],
): Facts => {
	const phone = site.phone.display;
	const facts: Facts = {
		phone,
		phoneNow: site.onCall ? `${phone} or, when we’re closed, ${site.onCall}` : phone,
		email: site.email,
		address: addressLine(site.address),
		street: site.address.street,
		city: site.address.city,
		spa: site.name,
		company: site.company,
		hours: describeHours(site.hours),
		consultationPrice: formatDollars(site.consultation.price),
		consultationMinutes: String(site.consultation.minutes),
		firstAppointment: site.firstAppointment.usually,
		...getRatingFacts(reviews),
	};
	return {
		...facts,
		...Object.fromEntries(
			statements.map(({ name, text }) => [name, fillPlaceholders(text, facts)]),
		),
	};
};

/** Opens a text message. iOS reads the body after `&`, Android after `?`. */
export const smsHref = (number: string, body: string): string =>
	`sms:${number}?&body=${encodeURIComponent(body)}`;

export const mailHref = (address: string, subject: string, body?: string): string =>
	`mailto:${address}?subject=${encodeURIComponent(subject)}${body === undefined ? "" : `&body=${encodeURIComponent(body)}`}`;

type Place = Pick<NonNullable<Queries.SiteQuery["business"]>, "address" | "geo">;

/** Web addresses, because a `geo:` link does nothing on an iPhone or a computer. */
export const listDirections = ({
	address,
	geo,
}: Place): { readonly label: string; readonly href: string }[] => {
	const destination = encodeURIComponent(addressLine(address));
	return [
		{ label: "Apple Maps", href: `https://maps.apple.com/?daddr=${destination}` },
		{
			label: "Google Maps",
			href: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
		},
		{ label: "Waze", href: `https://waze.com/ul?ll=${geo.latitude},${geo.longitude}&navigate=yes` },
	];
};
