import { addressLine, type BusinessFacts } from "./facts";

/** Opens a text message with its body filled in. iOS reads the body after `&`, Android after `?`. */
export const smsHref = (number: string, body: string): string => `sms:${number}?&body=${encodeURIComponent(body)}`;

/** Opens an e-mail with its subject, and optionally its text, filled in. */
export const mailHref = (address: string, subject: string, body?: string): string =>
	`mailto:${address}?subject=${encodeURIComponent(subject)}${body === undefined ? "" : `&body=${encodeURIComponent(body)}`}`;

interface Place {
	readonly address: BusinessFacts["address"];
	/** Decimal degrees. */
	readonly geo: { readonly latitude: number; readonly longitude: number };
}

/** Links that open directions to a place. Each opens its app where there's one, and its site elsewhere; a `geo:` link does nothing on an iPhone or a computer. */
export const listDirections = ({ address, geo }: Place): { readonly label: string; readonly href: string }[] => {
	const destination = encodeURIComponent(addressLine(address));
	return [
		{ label: "Apple Maps", href: `https://maps.apple.com/?daddr=${destination}` },
		{ label: "Google Maps", href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
		{ label: "Waze", href: `https://waze.com/ul?ll=${geo.latitude},${geo.longitude}&navigate=yes` },
	];
};
