import { appointmentFields } from "../../lib/forms/appointment-form";
import { escapeHtml, type Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import { forms } from "../form-definitions";
import { button, type Errors, h2, link, notice, renderTerms } from "../http/page-parts";
import { isWithdrawn, mayChange } from "../requests/actions";
import { type Entry, type Status, visitor } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import { formatBooking, formatMoment } from "../requests/moments";
import { field, headingOf, hidden, type Values } from "./page-parts";

const e = escapeHtml;

/** The text of a change: what a note may be. */
export const changeField = {
	name: "change",
	label: "What should change?",
	hint: appointmentFields.note.hint,
	maxLength: appointmentFields.note.maxLength,
	control: "textarea",
} as const;

const describeStatus = (entry: Entry, timeZone: string): string => {
	const name = forms[entry.form].noun;
	const booking = getBooking(entry);
	const notYet = name === "request" ? " Nothing is booked yet." : "";
	const words: Record<Status, string> = {
		new: `We’ve got your ${name}, and we’ll get back to you.${notYet}`,
		contacted: `We’ve been in touch with you about it.${notYet}`,
		booked: booking ? `Your appointment is booked: ${formatBooking(booking, timeZone).replace(/ (?=[AP]M)/, "\u00a0")}.` : "Your appointment is booked.",
		closed: isWithdrawn(entry) ? `You’ve withdrawn this ${name}.` : `This ${name} is closed.`,
		// Whoever isn't a spammer waits like everybody else until somebody has looked.
		held: `We’ve got your ${name}, and we’ll get back to you.${notYet}`,
	};
	return words[entry.status];
};

export interface VisitorPageOptions {
	/** The link's own path. */
	readonly path: string;
	readonly values?: Values;
	readonly errors?: Errors;
	/** What was just done. */
	readonly done?: "changed" | "withdrawn" | "too late";
}

const renderNotice = ({ errors = {}, done }: VisitorPageOptions): string => {
	if (Object.keys(errors).length > 0) return notice("It wasn’t sent", "Correct this and send it again.", errors);
	if (done === "changed") return notice("We’ve got your change", "Somebody at the desk reads it, and gets back to you if there’s a question.");
	if (done === "withdrawn") return notice("It’s withdrawn", "You don’t have to do anything else.");
	return done === "too late" ? notice("It wasn’t sent", "This can’t be changed here anymore. Please call or text us.") : "";
};

const renderChange = (entry: Entry, path: string, values: Values, errors: Errors): string =>
	mayChange(entry)
		? `${h2("Change it")}
<form class="mt-6 stack-6" method="post" action="${e(path)}">
${hidden("do", "change")}
${field(changeField, values, errors)}
${button("Send the change")}
</form>`
		: "";

/** The mark of what can be unfolded. */
const chevron =
	'<svg class="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>';

/** Asks once, on the page. */
const renderWithdrawal = (entry: Entry, path: string): string =>
	entry.status === "closed"
		? ""
		: `<details class="group mt-12 border-y border-hairline">
<summary class="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-display-5 font-medium hover:text-link"><span>Withdraw it</span>${chevron}</summary>
<form class="mb-6 stack-6" method="post" action="${e(path)}">
${hidden("do", "withdraw")}
<p>We stop working on this ${forms[entry.form].noun}${getBooking(entry) ? " and cancel the appointment" : ""}. You can always send a new one.</p>
${button("Yes, withdraw it")}
</form>
</details>`;

/**
 * What the page repeats of a request. The link is mailed to an address that may be somebody else's, by mistake or on purpose, so the page names no
 * person, no treatment and nothing that was written.
 */
const repeated: readonly string[] = ["Days", "Earlier time"];

const listFacts = ({ acceptedAt, rows, history }: Entry, timeZone: string) => [
	{ term: "Received", detail: formatMoment(acceptedAt, timeZone) },
	...rows.filter(({ term }) => repeated.includes(term)),
	...history
		.filter(({ by, status }) => by === visitor && status !== "closed")
		.map(({ at }) => ({ term: "You sent a change", detail: formatMoment(at, timeZone) })),
];

/** The visitor's page of a request: how it stands, and what they can change. */
export const visitorPage = (entry: Entry, content: SiteContent, options: VisitorPageOptions): Page => {
	const { timeZone, phone } = content.business;
	const { path, values = {}, errors = {} } = options;
	const title = `Your ${forms[entry.form].noun}`;
	return {
		title: `${title} ${entry.reference}`,
		secret: true,
		main: `${headingOf(title, entry.reference)}
${renderNotice(options)}
<p class="mt-6 figures font-display text-display-4 font-medium">${e(describeStatus(entry, timeZone))}</p>
${getBooking(entry) ? link(`${path}&calendar=1`, "Add to calendar") : ""}
<p class="mt-5">If you have a question, call or text <a class="quiet-link whitespace-nowrap" href="tel:${e(phone.e164)}">${e(phone.display)}</a>.</p>
${renderTerms(listFacts(entry, timeZone))}
${renderChange(entry, path, values, errors)}
${renderWithdrawal(entry, path)}
${link("/", "Back to the site")}`,
	};
};
