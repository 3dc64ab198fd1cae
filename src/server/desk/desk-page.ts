import { countOf } from "../../lib/content/words";
import { escapeHtml, type Page } from "../../lib/http/page-frame";
import { getLocalMinute } from "../../lib/time/clock";
import type { SiteContent } from "../content";
import { forms } from "../form-definitions";
import { button, type Errors, h2, notice, paragraph, renderTerms } from "../http/page-parts";
import { type Entry, type Event, type MailKind, mailer, type QueuedMail, type Status, visitor } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import { formatBooking, formatMoment, formatShortMoment } from "../requests/moments";
import { hasAddress } from "../requests/plan-mails";
import { field, headingOf, hidden, type Values } from "./page-parts";

const e = escapeHtml;

const statusNames: Readonly<Record<Status, string>> = {
	new: "New",
	contacted: "Contacted",
	booked: "Booked",
	closed: "Closed",
	held: "Held as likely spam",
};
const mailNames: Readonly<Record<MailKind, string>> = {
	desk: "To the desk",
	acknowledgment: "To the visitor: we’ve got it",
	reminder: "To the desk: still waiting",
	change: "To the desk: the visitor changed it",
	confirmation: "To the visitor: the time",
};

/** What can be done about a request. */
const listChoices = (status: Status): readonly (readonly [Status, string])[] => [
	["contacted", "I’ve called, texted or emailed them"],
	["booked", "We’ve agreed on a time"],
	["closed", "There’s nothing left to do"],
	...(status === "held"
		? ([["new", "It isn’t spam: treat it as new"]] as const)
		: ([
				...(status === "new" ? [] : ([["new", "It’s open again: treat it as new"]] as const)),
				["held", "It looks like spam: hold it, and mail nothing"],
			] as const)),
];

const describeMail = ({ state, sentAt, nextAt, attempts, problem }: QueuedMail, timeZone: string): string => {
	const why = problem ? `: ${problem}` : "";
	if (state === "sent") return `Sent ${formatShortMoment(sentAt ?? nextAt, timeZone)}`;
	if (state === "dropped") return `Not sent${why}`;
	return attempts > 0
		? `Tried ${countOf(attempts, "time")}, next at ${formatShortMoment(nextAt, timeZone)}${why}`
		: `Due ${formatShortMoment(nextAt, timeZone)}`;
};

/** What happened, in a few words. */
const describeEvent = ({ by, status }: Event): string => {
	if (by === visitor) return status === "closed" ? "Withdrawn" : "Asked for a change";
	return by === mailer ? "A mail failed" : statusNames[status];
};

const renderEvent = (event: Event, timeZone: string): string => {
	const { at, by, note } = event;
	const what = describeEvent(event);
	const more = note && note !== what ? `<br><span class="whitespace-pre-line">${e(note)}</span>` : "";
	return `<li class="py-3"><span class="text-muted">${e(`${formatShortMoment(at, timeZone)}, by ${by === visitor ? "the visitor" : by}`)}</span><br>${e(what)}${more}</li>`;
};

const renderHistory = ({ history }: Entry, timeZone: string): string =>
	history.length === 0
		? paragraph("Nothing yet.")
		: `<ol class="mt-6 border-y border-hairline ruled">${history.map((event) => renderEvent(event, timeZone)).join("")}</ol>`;

const fields = {
	by: { name: "by", label: "Your name", hint: "It goes into this request’s history.", autoComplete: "name" },
	date: { name: "date", label: "Date", type: "date" },
	time: { name: "time", label: "Time", type: "time" },
	minutes: { name: "minutes", label: "Length in minutes" },
} as const;

/** What the form holds before anybody has filled it in: the time that's booked, or the first day the visitor would like. */
export const fillIn = (entry: Entry, timeZone: string, usualMinutes: number): Values => {
	const booking = getBooking(entry);
	const [date = "", time = ""] = booking ? getLocalMinute(timeZone, booking.startsAt).split("T") : [entry.fields["day-1"], ""];
	return { date, time, minutes: String(booking?.minutes ?? usualMinutes) };
};

const renderChoices = (status: Status, values: Values, errors: Errors): string => {
	const described = errors.status ? ' aria-describedby="status-error"' : "";
	const choices = listChoices(status).map(
		([value, label], index) =>
			`<label class="choice"><input type="radio" name="status" value="${value}"${index === 0 ? ' id="status"' : ""}${described}${values.status === value ? " checked" : ""}><span>${e(label)}</span></label>`,
	);
	const error = errors.status ? `<p id="status-error" class="mt-2 font-medium text-(--accent-pressed)">Error: ${e(errors.status)}</p>` : "";
	return `<fieldset class="min-w-0"><legend class="mb-1.5 font-medium">What did you do?</legend>${choices.join("")}${error}</fieldset>`;
};

const renderForm = (entry: Entry, path: string, values: Values, errors: Errors): string => {
	const mailed = hasAddress(entry) ? "We email it to the visitor, with a calendar file." : "The visitor gave no email address, so tell them yourself.";
	return `<form class="mt-6 stack-8" method="post" action="${e(path)}">
${hidden("seen", String(entry.history.length))}
${field(fields.by, values, errors)}
${renderChoices(entry.status, values, errors)}
<fieldset class="min-w-0 stack-6"><legend class="mb-1.5 font-medium">The time, if you’ve agreed on one</legend>
<p class="text-muted">In the spa’s time zone. ${e(mailed)}</p>
${[fields.date, fields.time, fields.minutes].map((shown) => field(shown, values, errors)).join("\n")}</fieldset>
${button("Save")}
</form>`;
};

export interface DeskPageOptions {
	/** The link's own path. */
	readonly path: string;
	readonly values: Values;
	readonly errors?: Errors;
	/** True if something else has happened meanwhile, so that nothing was saved. */
	readonly outdated?: boolean;
	/** True right after something was saved. */
	readonly saved?: boolean;
}

const renderNotice = ({ errors = {}, outdated, saved }: DeskPageOptions): string => {
	if (outdated)
		return notice("Nothing was saved", "Something else has happened meanwhile. Below is how it stands now. If what you did still fits, save it again.");
	if (Object.keys(errors).length > 0) return notice("Nothing was saved", "Correct this and save it again.", errors);
	return saved ? notice("Saved", "This is how it stands now.") : "";
};

/** The desk's page of a request: what was sent, how it stands, and what can be done about it. */
export const deskPage = (entry: Entry, { business: { timeZone } }: SiteContent, options: DeskPageOptions): Page => {
	const { title } = forms[entry.form];
	const booking = getBooking(entry);
	const facts = [
		{ term: "Status", detail: statusNames[entry.status] },
		{ term: "Booked for", detail: booking ? formatBooking(booking, timeZone) : "" },
		{ term: "Received", detail: formatMoment(entry.acceptedAt, timeZone) },
		...entry.rows,
	];
	const mails = entry.mails.map((mail) => ({ term: mailNames[mail.kind], detail: describeMail(mail, timeZone) }));
	return {
		title: `${title} ${entry.reference}`,
		secret: true,
		main: `${headingOf(title, entry.reference)}
${renderNotice(options)}
${renderTerms(facts)}
${h2("What you did about it")}
${renderForm(entry, options.path, options.values, options.errors ?? {})}
${h2("What has happened")}
${renderHistory(entry, timeZone)}
${h2("Mails")}
${mails.length > 0 ? renderTerms(mails) : paragraph("Nobody was mailed.")}`,
	};
};
