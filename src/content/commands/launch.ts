import { isPortraitGround, showsSomeone } from "../../lib/business/consent";
import { getLocalMinute, toLocalDate } from "../../lib/time/time-zone";
import { formatPath, joinPath, type Problem } from "../../schemas/problem";
import { type Content, getCollection } from "../collections";
import { listEntries } from "../entries";
import type { LoadedContent } from "../load";
import { listStateLicenses } from "../team/schema";

type Place = Pick<Problem, "file" | "line" | "path">;

export interface LaunchTask {
	readonly state: "open" | "look";
	readonly what: string;
	readonly remedy: string;
	readonly places: readonly Place[];
}

export interface LaunchSettings {
	/** SITE_URL, or the address in content/site.json. */
	readonly siteUrl: string;
	readonly smtp: { readonly to: string } | undefined;
	readonly linkSecret: string | undefined;
	readonly alertUrl: string | undefined;
	readonly trustedProxies: number;
	/** Why no request can be kept; undefined if it can. */
	readonly outboxProblem: string | undefined;
	/** Each begins with the variable's name. */
	readonly problems: readonly string[];
}

const otherTexts = {
	what: "texts",
	remedy: "Have someone who knows the subject read each one and correct it.",
};

/** Hosts that belong to nobody (RFC 2606, RFC 6761), also as a page's name on a network. */
const reserved =
	/\.(example|test|invalid|localhost)(?![\w-])|(?<![\w-])example\.(com|org|net)(?![\w-])|\/\/(localhost|127\.)/i;

const isReservedAddress = (text: string): boolean =>
	(/^https?:\/\//i.test(text) || /^\S+@\S+$/.test(text)) && reserved.test(text);

const place = (
	entries: readonly { readonly file: string; readonly at: string }[],
	path: string,
): Place[] => entries.map(({ file, at }) => ({ file, path: joinPath(at, path) }));

const findMissingLicenseNumbers = ({ team }: Pick<Content, "team">): Place[] =>
	team.flatMap(({ file, at, value }) =>
		listStateLicenses(value).flatMap(({ license, number }) =>
			number ? [] : [{ file, path: joinPath(at, formatPath(["licenseNumbers", license])) }],
		),
	);

const findReservedAddresses = (content: Content): Place[] =>
	listEntries(content).flatMap(({ entry, fields }) =>
		fields.flatMap(({ path, value }) =>
			typeof value === "string" && isReservedAddress(value) ? place([entry], path) : [],
		),
	);

type Row = readonly [
	state: LaunchTask["state"],
	what: string,
	remedy: string,
	places: readonly Place[],
];

/** Where content is still marked `"sample": true`, by what it is. */
const listSamples = (content: Content): Row[] => {
	const kinds = new Map<string, { readonly remedy: string; readonly places: Place[] }>();
	for (const { name, entry, fields } of listEntries(content))
		for (const field of fields.filter(
			({ path, value }) => value === true && /(?:^|\.)sample$/.test(path),
		)) {
			const path = field.path.replace(/\.?sample$/, "");
			const { what, remedy } =
				getCollection(name).samples?.find(
					({ at = "" }) => path === at || path.startsWith(`${at}[`),
				) ?? otherTexts;
			kinds.set(what, {
				remedy,
				places: [...(kinds.get(what)?.places ?? []), ...place([entry], path)],
			});
		}
	return [...kinds].map(([what, { remedy, places }]) => [
		"open",
		`sample ${what}`,
		`${remedy} Then remove "sample": true.`,
		places,
	]);
};

const listDates = (
	{ campaigns, concernGuides, legal, resources, services, site, specials }: Content,
	now: Date,
): Row[] => {
	const zone = site[0]?.value.timeZone ?? "America/Chicago";
	const today = toLocalDate(zone, now);
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	const over = campaigns.filter(
		({ value }) => value.window.last < getLocalMinute(zone, now.getTime()),
	);
	const ended = specials.filter(({ value }) => value.ends !== null && value.ends < today);
	const old = legal.filter(({ value }) => value.updated < yearAgo);
	const reviewed = [
		...place(
			[...services, ...concernGuides].filter(({ value }) => value.review.date < yearAgo),
			"review.date",
		),
		...place(
			resources.filter(({ value }) => value.reviewed < yearAgo),
			"reviewed",
		),
	];
	const withoutHolidays = site.filter(
		({ value }) => !value.holidays.some(({ date }) => date > today),
	);
	return [
		[
			"look",
			"campaigns and specials that are over",
			"Give each one new dates, or remove it.",
			[...place(over, "window.last"), ...place(ended, "ends")],
		],
		[
			"look",
			"legal pages older than a year",
			"Have each one read again: laws change. If it changes, set updated to that day.",
			place(old, "updated"),
		],
		[
			"look",
			"medical reviews older than a year",
			"Have each page read again by its reviewer, and enter that day.",
			reviewed,
		],
		[
			"look",
			"no holidays ahead",
			"Add the coming year's: “open now” goes by them.",
			place(withoutHolidays, "holidays"),
		],
	];
};

/** The average of reviews that were chosen is a claim about all clients (16 CFR 465). */
const listRating = ({ reviews }: Pick<Content, "reviews">): Row[] => [
	[
		reviews.some(({ value }) => value.sample) ? "open" : "look",
		"the rating, which is an average of reviews that were chosen",
		"Replace it with the real one, the average and number of all reviews (on Google, say), or take it off the pages and out of the data.",
		place(reviews.slice(0, 1), "rating"),
	],
];

const listPeople = ({ media, reviews, team }: Content): Row[] => {
	const grounds = new Set(
		media.filter(({ value }) => isPortraitGround(value)).map(({ value }) => value.file),
	);
	const shown = media.filter(({ value }) => showsSomeone(value) && !value.consent);
	const authors = reviews.filter(({ value }) => !value.sample && !value.authorization);
	const initials = team.filter(({ value }) => grounds.has(value.image));
	const references = [...place(shown, "consent"), ...place(authors, "authorization")];
	return [
		[
			"open",
			"missing consents",
			"Enter the reference of the signed form, or remove the picture or the review (45 CFR 164.508).",
			references,
		],
		[
			"look",
			"people with initials instead of a photograph",
			"Add the photograph to content/media and its catalog, and name it as image.",
			place(initials, "image"),
		],
	];
};

const listQuestions = ({ site }: Pick<Content, "site">): Row[] =>
	site.flatMap((entry) =>
		entry.value.questions.map((question, index) => [
			"open",
			question,
			"Say it on the page, and remove the question.",
			place([entry], `questions[${index}]`),
		]),
	);

/** @param problems what stops a build */
export const listContentTasks = (
	{ content, locate }: LoadedContent,
	problems: readonly Problem[],
	now: Date,
): LaunchTask[] => {
	const invented = content.site.filter(({ value }) => /55501\d\d$/.test(value.phone.e164));
	const silent = content.site.filter(({ value }) => !value.onCall);
	const rows: Row[] = [
		[
			"open",
			"problems of the content",
			"Run npm run check:content: it says how to fix each one. Samples may hide behind them.",
			problems,
		],
		...listSamples(content),
		[
			"open",
			"missing license numbers",
			"Enter each one as the board's register has it.",
			findMissingLicenseNumbers(content),
		],
		[
			"open",
			"a phone number made up for films (555-01…)",
			"Enter the spa's own, in display and in e164.",
			place(invented, "phone.display"),
		],
		[
			"look",
			"no on-call number",
			"If someone answers after hours, enter the number: it's shown beside “call now”.",
			place(silent, "onCall"),
		],
		[
			"open",
			"addresses that nobody can have",
			"Replace each one with the real address, or remove the link.",
			findReservedAddresses(content),
		],
		...listQuestions(content),
		...listRating(content),
		...listPeople(content),
		...listDates(content, now),
	];
	const withLine = ({ file, path }: Place): Place => ({
		file,
		path,
		line: locate({ file, path, message: "" }).line,
	});
	return rows.flatMap(([state, what, remedy, places]) =>
		places.length > 0 ? [{ state, what, remedy, places: places.map(withLine) }] : [],
	);
};

export const listSettingTasks = ({
	siteUrl,
	smtp,
	linkSecret,
	alertUrl,
	trustedProxies,
	outboxProblem,
	problems,
}: LaunchSettings): LaunchTask[] => {
	const isNamed = (name: string): boolean => problems.some((problem) => problem.startsWith(name));
	const mail = smtp
		? isReservedAddress(smtp.to) && `SMTP_TO is ${smtp.to}, which nobody can have`
		: !isNamed("SMTP_") && "SMTP_URL and SMTP_TO don't say where mail goes";
	const url = isReservedAddress(siteUrl)
		? "which nobody can have"
		: !siteUrl.startsWith("https://") && "which doesn't begin with https://";
	const rows: (readonly [
		state: LaunchTask["state"],
		what: string | false | undefined,
		remedy: string,
	])[] = [
		[
			"open",
			url && `SITE_URL is ${siteUrl}, ${url}`,
			"Set it to the address that visitors type, for the build and for the server.",
		],
		[
			"open",
			mail,
			"Set SMTP_URL to smtps://user:password@host:465 and SMTP_TO to the front desk's address.",
		],
		["open", outboxProblem, ""],
		[
			"open",
			!linkSecret && !isNamed("LINK_SECRET") && "LINK_SECRET isn't set",
			'Set it to what "openssl rand -hex 32" prints: without it, the desk can\'t answer a request with a click.',
		],
		[
			"look",
			!alertUrl && "ALERT_URL isn't set",
			"Set it to a webhook of Slack or the like, so that somebody hears of mail that can't be sent.",
		],
		[
			"look",
			trustedProxies === 0 && "TRUST_PROXY is 0",
			"Set it to how many proxies are in front: otherwise all visitors share one limit.",
		],
		...problems.map((problem) => ["open", problem, ""] as const),
	];
	return rows.flatMap(([state, what, remedy]) =>
		what ? [{ state, what, remedy, places: [] }] : [],
	);
};

const formatPlaces = ([first, ...others]: readonly Place[]): string => {
	if (!first) return "";
	const where = [`${first.file}${first.line ? `:${first.line}` : ""}`, first.path]
		.filter(Boolean)
		.join(" ");
	return others.length > 0 ? ` (${where} and ${others.length} more)` : ` (${where})`;
};

export const formatTasks = (tasks: readonly LaunchTask[]): string => {
	const [open, look] = (["open", "look"] as const).map((each) =>
		tasks.filter(({ state }) => state === each),
	);
	const toLine = ({ what, remedy, places }: LaunchTask): string =>
		`- ${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, "")}${formatPlaces(places)}. ${remedy}`.trimEnd();
	const section = (heading: string, list: readonly LaunchTask[] = []) =>
		list.length > 0 ? [[heading, ...list.map(toLine)].join("\n")] : [];
	const count = `${open?.length ? `${open.length} to do` : "Nothing is left to do"}, ${look?.length ?? 0} to look at.`;
	return [
		...section("To do before the launch:", open),
		...section("To look at:", look),
		count,
	].join("\n\n");
};
