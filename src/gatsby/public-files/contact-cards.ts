import VCard from "vcard-creator";
import { getContactCardPath } from "../../lib/pages/addresses";
import { nameWithCredentials, slugify } from "../../lib/text/words";
import { describeHours } from "../../lib/time/hours";
import type { PublicSource } from "./source";

/** A card with what the spa's and a person's have in common: where they are and how to call them. */
const createCard = ({ address, name, phone }: PublicSource["site"], fullName: string): VCard =>
	new VCard()
		.addFullName(fullName)
		.addCompany({ name })
		.addPhoneNumber({ number: phone.e164, type: ["work", "voice"] })
		.addAddress({
			street: address.street,
			locality: address.city,
			region: address.region,
			postalCode: address.postalCode,
			country: address.country,
			type: ["work"],
		});

/** The card's text without its date: the same content is the same file, and browsers don't fetch it again for offline use. */
const format = (card: VCard): string => card.toString().replace(/^REV:.*\r\n/m, "");

/** Apple's address book files it under companies. The name in parts is empty, but vCard 3.0 wants it. */
const writeSpaCard = ({ site, siteUrl }: PublicSource): string =>
	format(
		createCard(site, site.name)
			.addName({})
			.addCustomProperty({ name: "X-ABShowAs", value: "COMPANY" })
			.addEmail({ address: site.email, type: ["work"] })
			.addUrl({ url: siteUrl })
			.addGeo(site.geo)
			.addNote(`Hours: ${describeHours(site.hours)}.`),
	);

/** Reached through the desk: people have no number or email of their own. */
const writePersonCard = ({ site, siteUrl }: PublicSource, person: PublicSource["team"][number]): string => {
	const [givenName = "", ...familyNames] = person.name.split(" ");
	return format(
		createCard(site, nameWithCredentials(person))
			.addName({ givenName, familyName: familyNames.join(" "), honorificSuffix: person.credentials })
			.addJobtitle(person.role)
			.addUrl({ url: `${siteUrl}/team/${person.slug}` }),
	);
};

/** The contact cards of the spa and of everyone in the team, by address. */
export const writeContactCards = (source: PublicSource): ReadonlyMap<string, string> =>
	new Map([
		[getContactCardPath(slugify(source.site.name)), writeSpaCard(source)],
		...source.team.map((person) => [getContactCardPath(person.slug), writePersonCard(source, person)] as const),
	]);
