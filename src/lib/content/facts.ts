import { describeHours, type OpeningHours } from "../time/hours";
import type { Facts } from "./placeholders";

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

/** The values of placeholders such as `{phone}`. */
export const getFacts = (site: BusinessFacts): Facts => ({
	phone: site.phone.display,
	email: site.email,
	address: addressLine(site.address),
	street: site.address.street,
	city: site.address.city,
	spa: site.name,
	company: site.company,
	hours: describeHours(site.hours),
});
