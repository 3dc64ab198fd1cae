import VCard from "vcard-creator";
import { getContactCardPath } from "../../lib/pages/addresses";
import { nameWithCredentials, slugify } from "../../lib/text/words";
import { describeHours } from "../../lib/time/opening-hours";
import type { PublicSource } from "./source";

const createCard = ({ address, name, phone }: PublicSource["site"], fullName: string): VCard =>
	new VCard()
		.addFullName(fullName)
		.addCompany({ name })
		.addPhoneNumber({ number: phone.e164, type: ["work", "voice"] })
		.addAddress({ ...address, locality: address.city, type: ["work"] });

/** Without the date, so that the same content is the same file, which nobody fetches again. */
const format = (card: VCard): string => card.toString().replace(/^REV:.*\r\n/m, "");

/**
 * X-ABShowAs makes Apple list it as a company. vCard 3.0 requires a name in parts, so it has an
 * empty one.
 */
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

/** Has the spa's phone number, because people are reached through the desk. */
const writePersonCard = (
	{ site, siteUrl }: PublicSource,
	person: PublicSource["team"][number],
): string => {
	const [givenName = "", ...familyNames] = person.name.split(" ");
	return format(
		createCard(site, nameWithCredentials(person))
			.addName({
				givenName,
				familyName: familyNames.join(" "),
				honorificSuffix: person.credentials,
			})
			.addJobtitle(person.role)
			.addUrl({ url: `${siteUrl}/team/${person.slug}` }),
	);
};

export const writeContactCards = (source: PublicSource): ReadonlyMap<string, string> =>
	new Map([
		[getContactCardPath(slugify(source.site.name)), writeSpaCard(source)],
		...source.team.map(
			(person) => [getContactCardPath(person.slug), writePersonCard(source, person)] as const,
		),
	]);
