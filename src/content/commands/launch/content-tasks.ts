import { isPortraitGround, showsSomeone } from "../../../lib/business/consent";
import { getLocalMinute, toLocalDate } from "../../../lib/time/time-zone";
import { formatPath, joinPath, type LoadedEntry, type Problem } from "../../../schemas/problem";
import { type Content, getCollection } from "../../collections";
import { listEntries } from "../../entries";
import type { LoadedContent } from "../../load";
import { listStateLicenses } from "../../team/schema";
import { isReservedAddress } from "./reserved-addresses";
import { type LaunchTask, look, open, type Place } from "./tasks";

/** For samples whose kind of content doesn't say what they're called. */
const otherTexts = {
	what: "texts",
	remedy: "Have someone who knows the subject read each one and correct it.",
};

/** The same field of several entries. */
const toPlaces = (entries: readonly LoadedEntry<unknown>[], path: string): Place[] =>
	entries.map(({ file, at }) => ({ file, path: joinPath(at, path) }));

const findMissingLicenseNumbers = ({ team }: Content): Place[] =>
	team.flatMap(({ file, at, value }) =>
		listStateLicenses(value).flatMap(({ license, number }) =>
			number ? [] : [{ file, path: joinPath(at, formatPath(["licenseNumbers", license])) }],
		),
	);

const findReservedAddresses = (content: Content): Place[] =>
	listEntries(content).flatMap(({ entry, fields }) =>
		fields.flatMap(({ path, value }) =>
			typeof value === "string" && isReservedAddress(value) ? toPlaces([entry], path) : [],
		),
	);

/** Where content is still marked `"sample": true`, a task for each kind of thing. */
const listSamples = (content: Content): LaunchTask[] => {
	const samples = listEntries(content).flatMap(({ name, entry, fields }) =>
		fields
			.filter(({ path, value }) => value === true && /(?:^|\.)sample$/.test(path))
			.map((field) => {
				const path = field.path.replace(/\.?sample$/, "");
				const isOfKind = ({ at = "" }) => path === at || path.startsWith(`${at}[`);
				const kind = getCollection(name).samples?.find(isOfKind) ?? otherTexts;
				return { ...kind, place: { file: entry.file, path: joinPath(entry.at, path) } };
			}),
	);
	const tasks = new Map<string, LaunchTask>();
	for (const { what, remedy, place } of samples) {
		const places = [...(tasks.get(what)?.places ?? []), place];
		tasks.set(what, open(`sample ${what}`, `${remedy} Then remove "sample": true.`, places));
	}
	return [...tasks.values()];
};

const listDates = (
	{ campaigns, concernGuides, legal, resources, services, site, specials }: Content,
	now: Date,
): LaunchTask[] => {
	const zone = site[0]?.value.timeZone ?? "America/Chicago";
	const today = toLocalDate(zone, now);
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	const over = campaigns.filter(
		({ value }) => value.window.last < getLocalMinute(zone, now.getTime()),
	);
	const ended = specials.filter(({ value }) => value.ends !== null && value.ends < today);
	const old = legal.filter(({ value }) => value.updated < yearAgo);
	const reviewed = [
		...toPlaces(
			[...services, ...concernGuides].filter(({ value }) => value.review.date < yearAgo),
			"review.date",
		),
		...toPlaces(
			resources.filter(({ value }) => value.reviewed < yearAgo),
			"reviewed",
		),
	];
	const withoutHolidays = site.filter(
		({ value }) => !value.holidays.some(({ date }) => date > today),
	);
	return [
		look("campaigns and specials that are over", "Give each one new dates, or remove it.", [
			...toPlaces(over, "window.last"),
			...toPlaces(ended, "ends"),
		]),
		look(
			"legal pages older than a year",
			"Have each one read again: laws change. If it changes, set updated to that day.",
			toPlaces(old, "updated"),
		),
		look(
			"medical reviews older than a year",
			"Have each page read again by its reviewer, and enter that day.",
			reviewed,
		),
		look(
			"no holidays ahead",
			"Add the coming year's: “open now” goes by them.",
			toPlaces(withoutHolidays, "holidays"),
		),
	];
};

/** The average of reviews that were chosen is a claim about all clients (16 CFR 465). */
const listRating = ({ reviews }: Content): LaunchTask => {
	const toTask = reviews.some(({ value }) => value.sample) ? open : look;
	return toTask(
		"the rating, which is an average of reviews that were chosen",
		"Replace it with the real one, the average and number of all reviews (on Google, say), or take it off the pages and out of the data.",
		toPlaces(reviews.slice(0, 1), "rating"),
	);
};

const listPeople = ({ media, reviews, team }: Content): LaunchTask[] => {
	const grounds = new Set(
		media.filter(({ value }) => isPortraitGround(value)).map(({ value }) => value.file),
	);
	const shown = media.filter(({ value }) => showsSomeone(value) && !value.consent);
	const authors = reviews.filter(({ value }) => !value.sample && !value.authorization);
	const initials = team.filter(({ value }) => grounds.has(value.image));
	const references = [...toPlaces(shown, "consent"), ...toPlaces(authors, "authorization")];
	return [
		open(
			"missing consents",
			"Enter the reference of the signed form, or remove the picture or the review (45 CFR 164.508).",
			references,
		),
		look(
			"people with initials instead of a photograph",
			"Add the photograph to content/media and its catalog, and name it as image.",
			toPlaces(initials, "image"),
		),
	];
};

const listQuestions = ({ site }: Content): LaunchTask[] =>
	site.flatMap((entry) =>
		entry.value.questions.map((question, index) =>
			open(
				question,
				"Say it on the page, and remove the question.",
				toPlaces([entry], `questions[${index}]`),
			),
		),
	);

/** @param problems what `checkBuild` found, which stops a build */
export const listContentTasks = (
	{ content, locate }: LoadedContent,
	problems: readonly Problem[],
	now: Date,
): LaunchTask[] => {
	const invented = content.site.filter(({ value }) => /55501\d\d$/.test(value.phone.e164));
	const silent = content.site.filter(({ value }) => !value.onCall);
	const tasks: LaunchTask[] = [
		open(
			"problems of the content",
			"Run npm run check:content: it says how to fix each one. Samples may hide behind them.",
			problems,
		),
		...listSamples(content),
		open(
			"missing license numbers",
			"Enter each one as the board's register has it.",
			findMissingLicenseNumbers(content),
		),
		open(
			"a phone number made up for films (555-01…)",
			"Enter the spa's own, in display and in e164.",
			toPlaces(invented, "phone.display"),
		),
		look(
			"no on-call number",
			"If someone answers after hours, enter the number: it's shown beside “call now”.",
			toPlaces(silent, "onCall"),
		),
		open(
			"addresses that nobody can have",
			"Replace each one with the real address, or remove the link.",
			findReservedAddresses(content),
		),
		...listQuestions(content),
		listRating(content),
		...listPeople(content),
		...listDates(content, now),
	];
	const withLine = ({ file, path }: Place): Place => ({
		file,
		path,
		line: locate({ file, path, message: "" }).line,
	});
	return tasks
		.filter(({ places }) => places.length > 0)
		.map((task) => ({ ...task, places: task.places.map(withLine) }));
};
