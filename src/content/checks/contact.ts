import { distance } from "fastest-levenshtein";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { isZipOf, type State, states } from "../us-states";
import { getHost, parseAddress } from "../web-address";

type Site = LoadedEntry<CollectionEntry<"site">>;

/** Tells whether a host is a site's, or one below it. */
const isOf = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

/** A number as people read it, from one as phones dial it. */
const formatPhone = (e164: string): string => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** A site's address with nothing after its name. */
const frontPage = /^https:\/\/[^/?#]+[/#]*$/;

/** Area codes that nobody has (N9X and N11 are kept back) or that cost the caller extra. */
const impossibleArea = /^\+1(?:.9.|.11|900)/;

const checkArea = (entry: Site): Problem[] => {
	const { e164 } = entry.value.phone;
	if (!impossibleArea.test(e164)) return [];
	const remedy = "Dial the number to see whether it's the spa's, and correct both ways of writing it.";
	return [problemAt(entry, "phone.e164", { found: formatValue(e164), expected: `an area code that a spa can have, other than ${e164.slice(2, 5)}`, remedy })];
};

const checkPhone = (entry: Site): Problem[] => {
	const { display, e164 } = entry.value.phone;
	const digits = display.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (/[a-z]/i.test(display) || digits.length !== 10 || !/^\+1\d{10}$/.test(e164) || e164 === `+1${digits}`) return [];
	const expected = `the number that e164 dials, ${formatPhone(e164)}`;
	return [problemAt(entry, "phone.display", { found: formatValue(display), expected, remedy: "One of the two is wrong: correct it." })];
};

/** The same name with another ending, which someone may own as well. */
const isSibling = (domain: string, own: string): boolean =>
	/\.(?:com?|net|org|us|biz|info|spa|care)$/.test(domain) && domain.split(".")[0] === own.split(".")[0];

/** An email address one or two slips away from the site's own name. */
const checkEmail = (entry: Site): Problem[] => {
	const { email, url } = entry.value;
	const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
	const own = getHost(url);
	if (!own || !domain || domain === own || isOf(domain, own) || distance(domain, own) > 2 || isSibling(domain, own)) return [];
	const expected = `an address at ${own}, the name in url`;
	return [problemAt(entry, "email", { found: formatValue(email), expected, remedy: `Write "${mailbox}@${own}", or correct the url.` })];
};

const checkStreet = (entry: Site): Problem[] => {
	const { city, postalCode, street } = entry.value.address;
	const extra = [city, postalCode].find((part) => part !== "" && street.includes(`, ${part}`));
	if (extra === undefined) return [];
	const remedy = `Remove ", ${extra}". It has a field of its own.`;
	return [problemAt(entry, "address.street", { found: formatValue(street), expected: "the number of the house and the street alone", remedy })];
};

const checkZip = (entry: Site, state: State): Problem[] => {
	const { postalCode } = entry.value.address;
	if (!/^\d{5}$/.test(postalCode) || isZipOf(state, postalCode)) return [];
	const starts = state.zips.map(([first, last]) => [...new Set([first, last])].map((prefix) => String(prefix).padStart(3, "0")).join(" to "));
	const expected = `a ZIP Code of ${state.name}: it begins with ${starts.join(" or ")}`;
	return [problemAt(entry, "address.postalCode", { found: formatValue(postalCode), expected, remedy: "Correct the ZIP Code or the region." })];
};

const checkPlace = (entry: Site, state: State): Problem[] => {
	const { latitude, longitude } = entry.value.geo;
	const isIn = (north: number, east: number): boolean => north >= state.south && north <= state.north && east >= state.west && east <= state.east;
	if (isIn(latitude, longitude)) return [];
	const found = `latitude ${latitude}, longitude ${longitude}`;
	const expected = `a place in ${state.name}: latitude ${state.south} to ${state.north}, longitude ${state.west} to ${state.east}`;
	const report = (remedy: string) => [problemAt(entry, "geo", { found, expected, remedy })];
	// Every state is north of the equator and west of Greenwich.
	const write = (north: number, east: number) => `Write latitude ${north} and longitude ${east}.`;
	if (isIn(Math.abs(latitude), -Math.abs(longitude))) return report(write(Math.abs(latitude), -Math.abs(longitude)));
	if (isIn(Math.abs(longitude), -Math.abs(latitude))) return report(`They've changed places. ${write(Math.abs(longitude), -Math.abs(latitude))}`);
	return report("Copy both numbers from an online map: a right click on the spa's door shows them.");
};

const checkZone = (entry: Site, state: State): Problem[] => {
	const { timeZone } = entry.value;
	if (state.timeZones.includes(timeZone)) return [];
	const names = [...new Set(state.timeZones)];
	const remedy = `Write "${names[0] ?? ""}"${names.length > 1 ? " or another one of them" : ""}.`;
	return [problemAt(entry, "timeZone", { found: formatValue(timeZone), expected: `the time zone of ${state.name}: ${names.join(", ")}`, remedy })];
};

const networkHosts: Readonly<Record<string, string>> = { Facebook: "facebook.com", Instagram: "instagram.com", TikTok: "tiktok.com", YouTube: "youtube.com" };

const checkSocial = (entry: Site): Problem[] =>
	entry.value.social.flatMap(({ network, href }, index, all) => {
		const problems: Problem[] = [];
		const site = networkHosts[network];
		const report = (field: string, found: string, expected: string, remedy: string) =>
			problems.push(problemAt(entry, `social[${index}].${field}`, { found: formatValue(found), expected, remedy }));
		if (all.findIndex((other) => other.network === network) < index)
			report(
				"network",
				network,
				"each network once",
				`Write the network that's missing: ${Object.keys(networkHosts)
					.filter((name) => !all.some((other) => other.network === name))
					.join(", ")}.`,
			);
		if (site === undefined || !href.startsWith("https://") || getHost(href) === "") return problems;
		if (!isOf(getHost(href), site))
			report("href", href, `an address at ${site}, because the network is ${network}`, `Open the spa's page on ${network}, and copy its address.`);
		else if (frontPage.test(href))
			report("href", href, `the spa's own page on ${network}, not its front page`, "Open the spa's page there, and copy its address.");
		return problems;
	});

/** Maps that show a place by a link. */
const mapSites = /^(?:.+\.)?(?:openstreetmap\.org|osm\.org|bing\.com|mapquest\.com|waze\.com|here\.com|goo\.gl)$|^(?:maps\.)?(?:google|apple)\.com$/;

const checkMap = (entry: Site): Problem[] => {
	const { address, map } = entry.value;
	const report = (expected: string, remedy: string) => [problemAt(entry, "map.href", { found: formatValue(map.href), expected, remedy })];
	if (!map.href.startsWith("https://") || getHost(map.href) === "") return [];
	if (!mapSites.test(getHost(map.href)))
		return report(
			"an online map: openstreetmap.org, google.com/maps, maps.apple.com, bing.com/maps or waze.com",
			"Find the spa on one of them, and copy the address of its link for sharing.",
		);
	if (frontPage.test(map.href))
		return report("the spa's place on the map, not the map's front page", "Search the map for the spa's address, and copy the link.");
	const searched = [...(parseAddress(map.href)?.searchParams.values() ?? [])].join(" ");
	const zip = /\b[A-Z]{2} (\d{5})\b/.exec(searched)?.[1];
	if (zip === undefined || (zip === address.postalCode && searched.includes(address.street) && searched.includes(address.city))) return [];
	return report(
		`a search for the spa's address: ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
		"Search the map for the address, and copy the link.",
	);
};

/** Whether the facts of site.json can be, and agree: number, place, ZIP Code, time zone, networks, map. */
export const checkContact = (content: Content): Problem[] =>
	content.site.flatMap((entry) => {
		const state = states.get(entry.value.address.region);
		return [
			...checkPhone(entry),
			...checkArea(entry),
			...checkEmail(entry),
			...checkStreet(entry),
			...(state ? [...checkZip(entry, state), ...checkPlace(entry, state), ...checkZone(entry, state)] : []),
			...checkSocial(entry),
			...checkMap(entry),
		];
	});
