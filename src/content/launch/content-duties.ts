import { isPortraitGround, showsSomeone } from "../../lib/content/consent";
import { dayIn, getLocalMinute } from "../../lib/time/clock";
import { findMissingLicenseNumbers } from "../checks/samples";
import type { Content, LoadedContent } from "../load";
import { formatPath, joinPath, type Problem } from "../problem";
import { countProblems } from "../report";
import { walk } from "../walk";
import { countOf, type Duty, type DutyPlace, locateAll } from "./duty";

type Places = readonly { readonly file: string; readonly path: string }[];
interface Row extends Pick<Duty, "kind" | "why" | "remedy"> {
	readonly places: readonly DutyPlace[];
	/** How it is while there are places, and while there are none. */
	readonly found: string;
	readonly good: string;
	readonly state?: "open" | "look";
}

/** A duty that's done once there's no place left. */
const row = ({ good, state = "open", found, remedy, ...rest }: Row): Duty =>
	rest.places.length > 0 ? { ...rest, state, found, remedy } : { ...rest, state: "done", found: good, remedy: "" };

/** Host names that belong to nobody (RFC 2606, RFC 6761), also as the name of a page on a network. */
const reserved = /\.(example|test|invalid|localhost)(?![\w-])|(?<![\w-])example\.(com|org|net)(?![\w-])|\/\/(localhost|127\.)/i;

/** Whether an address, of the web or of mail, is on a host that belongs to nobody. */
export const isReservedAddress = (text: string): boolean => (/^https?:\/\//i.test(text) || /^\S+@\S+$/.test(text)) && reserved.test(text);

const findReservedAddresses = (content: Content): Places =>
	Object.values(content)
		.flat()
		.flatMap(({ file, at, value }) =>
			walk(value)
				.filter((each) => typeof each.value === "string" && isReservedAddress(each.value))
				.map(({ path }) => ({ file, path: joinPath(at, formatPath(path)) })),
		);

/** 555-0100 to 555-0199 are kept free for films and books. */
const findFictionalPhone = ({ site }: Content): Places =>
	site.filter(({ value }) => /55501\d\d$/.test(value.phone.e164)).map(({ file }) => ({ file, path: "phone.display" }));

const listFactDuties = (loaded: LoadedContent): Duty[] => {
	const addresses = locateAll(loaded, findReservedAddresses(loaded.content));
	const numbers = locateAll(loaded, findMissingLicenseNumbers(loaded.content));
	return [
		row({
			kind: "License numbers",
			places: numbers,
			found: `${countOf(numbers.length, "number is", "numbers are")} missing`,
			good: "Every license has its number.",
			why: "Visitors look them up in the board's register.",
			remedy: "Enter each one as the board's register has it.",
		}),
		row({
			kind: "Phone number",
			places: locateAll(loaded, findFictionalPhone(loaded.content)),
			found: "a number from 555-0100 to 555-0199, which nobody can have",
			good: "It isn't one of those made up for films.",
			why: "Most visitors call.",
			remedy: "Enter the spa's own number, in display and in e164.",
		}),
		row({
			kind: "Invented addresses",
			places: addresses,
			found: `${countOf(addresses.length, "address", "addresses")} that nobody can have, such as those that end in .example`,
			good: "No address ends in .example or the like.",
			why: "Links lead nowhere, and mail is lost.",
			remedy: "Replace each one by the real address, or remove the link.",
		}),
	];
};

/** A year before a day, `YYYY-MM-DD`. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

const listDateDuties = (loaded: LoadedContent, now: Date): Duty[] => {
	const { campaigns, legal, site, specials } = loaded.content;
	const zone = site[0]?.value.timeZone ?? "America/Chicago";
	const today = dayIn(zone, now);
	const minute = getLocalMinute(zone, now.getTime());
	const place = (entries: readonly { file: string; at: string }[], path: string) =>
		locateAll(
			loaded,
			entries.map(({ file, at }) => ({ file, path: joinPath(at, path) })),
		);
	const ended = [
		...place(
			campaigns.filter(({ value }) => value.window.last < minute),
			"window.last",
		),
		...place(
			specials.filter(({ value }) => value.ends !== null && value.ends < today),
			"ends",
		),
	];
	const old = place(
		legal.filter(({ value }) => value.updated < yearBefore(today)),
		"updated",
	);
	const withoutHolidays = site.filter(({ value }) => !value.holidays.some(({ date }) => date > today));
	return [
		row({
			kind: "What has ended",
			state: "look",
			places: ended,
			found: countOf(ended.length, "campaign or special is over", "campaigns and specials are over"),
			good: "No campaign and no special is over.",
			why: "Visitors don't see them anymore, and editors have to read past them.",
			remedy: "Give each one new dates, or remove it.",
		}),
		row({
			kind: "Age of legal pages",
			state: "look",
			places: old,
			found: countOf(old.length, "page was updated more than a year ago", "pages were updated more than a year ago"),
			good: "Each was updated within a year.",
			why: "Laws change, and the page shows its date.",
			remedy: "Have each one read again. If it changes, set updated to that day.",
		}),
		row({
			kind: "Holidays",
			state: "look",
			places: place(withoutHolidays, "holidays"),
			found: "none ahead",
			good: "There are holidays ahead.",
			why: "“Open now” and the appointment form go by them.",
			remedy: "Add the days of the coming year on which the spa is closed.",
		}),
	];
};

const listPeopleDuties = (loaded: LoadedContent): Duty[] => {
	const { media, reviews, team } = loaded.content;
	const grounds = new Set(media.filter(({ value }) => isPortraitGround(value)).map(({ value }) => value.file));
	const portraits = locateAll(
		loaded,
		team.filter(({ value }) => grounds.has(value.image)).map(({ file }) => ({ file, path: "image" })),
	);
	const people = media.filter(({ value }) => showsSomeone(value) && !value.consent).map(({ file, at }) => ({ file, path: joinPath(at, "consent") }));
	const authors = reviews.filter(({ value }) => !value.sample && !value.authorization).map(({ file, at }) => ({ file, path: joinPath(at, "authorization") }));
	const consents = locateAll(loaded, [...people, ...authors]);
	return [
		row({
			kind: "Consents",
			places: consents,
			found: `${countOf(consents.length, "reference is", "references are")} missing`,
			good: "Every picture of a person and every real review has its reference.",
			why: "A person's picture or a client's words may be shown with a signed consent only (45 CFR 164.508).",
			remedy: "Enter the reference of the signed form, or remove the picture or the review.",
		}),
		row({
			kind: "Portraits",
			state: "look",
			places: portraits,
			found: `${countOf(portraits.length, "person has", "people have")} initials instead of a photograph`,
			good: "Everybody has a photograph.",
			why: "People like to see who treats them.",
			remedy: "Add the photograph to content/media and its catalog, and name it as image.",
		}),
	];
};

const listProblemDuty = (problems: readonly Problem[]): Duty =>
	row({
		kind: "Content check",
		places: problems.map(({ file, line, path }) => (line === undefined ? { file, path } : { file, line, path })),
		found: countProblems(problems),
		good: "Nothing in content/ would stop a build.",
		why: "The site isn't built while there are any, and samples may hide behind them.",
		remedy: "Run npm run check:content: it says how to fix each one.",
	});

/**
 * What the content has to have before the launch, besides being the spa's own.
 * @param problems what checkContent finds
 */
export const listContentDuties = (loaded: LoadedContent, problems: readonly Problem[], now: Date): Duty[] => [
	listProblemDuty(problems),
	...listFactDuties(loaded),
	...listPeopleDuties(loaded),
	...listDateDuties(loaded, now),
];
