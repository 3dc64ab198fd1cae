import { Choices } from "../../components/forms/choices";
import { listChosen } from "../../lib/forms/appointment-form";
import type { FieldErrors } from "../../lib/forms/definition";
import type { FormValues } from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { pluralize } from "../../lib/text/words";
import { getLocalMinute } from "../../lib/time/clock";
import type { SiteContent } from "../content";
import { forms } from "../form-definitions";
import type { Page } from "../http/layout";
import { PageField, PageForm, Subtitle, Terms } from "../http/page-parts";
import { book, nextStatuses, setStatus } from "../requests/actions";
import { type Entry, type Event, formatBooking, formatMoment, type MailKind, mailer, type QueuedMail, type Status, visitor } from "../requests/entry";
import { getBooking } from "../requests/lifecycle";
import { hasAddress, type MailPlan } from "../requests/plan-mails";
import { checkAction, type DeskAction, isOutdated } from "./desk-form";
import type { LinkTarget } from "./link-handler";

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
	undelivered: "To the desk: a mail didn’t get to the visitor",
	confirmation: "To the visitor: the time",
	cancellation: "To the visitor: it’s canceled",
};

/** What somebody says they did, by the status it leads to. */
const listChoices = (from: Status): readonly { readonly value: Status; readonly label: string }[] => {
	const labels: Readonly<Record<Status, string>> = {
		contacted: "I’ve called, texted or emailed them",
		booked: "We’ve agreed on a time",
		closed: from === "booked" ? "It won’t take place, or it’s over" : "There’s nothing left to do",
		new: from === "held" ? "It isn’t spam: treat it as new" : "It’s open again: treat it as new",
		held: "It looks like spam: hold it, and mail nothing",
	};
	return nextStatuses[from].map((value) => ({ value, label: labels[value] }));
};

const describeMail = ({ state, sentAt, nextAt, attempts, problem }: QueuedMail, timeZone: string): string => {
	const why = problem ? `: ${problem}` : "";
	if (state === "sent") return `Sent ${formatMoment(sentAt ?? nextAt, timeZone, "medium")}`;
	if (state === "dropped") return `Not sent${why}`;
	return attempts > 0
		? `Tried ${pluralize(attempts, "time")}, next at ${formatMoment(nextAt, timeZone, "medium")}${why}`
		: `Due ${formatMoment(nextAt, timeZone, "medium")}`;
};

/** When, by whom, and what: in a few words, and a note. */
const describeEvent = ({ at, by, status, note }: Event, timeZone: string): SummaryRow => {
	const what = by === visitor ? (status === "closed" ? "Withdrawn" : "Asked for a change") : by === mailer ? "A mail failed" : statusNames[status];
	const term = `${formatMoment(at, timeZone, "medium")}, by ${by === visitor ? "the visitor" : by}`;
	return { term, detail: note && note !== what ? `${what}\n${note}` : what };
};

/** What the form holds before anybody has filled it in: the time that's booked, or the first day the visitor would like. */
const fillIn = (entry: Entry, timeZone: string, usualMinutes: number): FormValues => {
	const booking = getBooking(entry);
	const [date = "", time = ""] = booking ? getLocalMinute(timeZone, booking.startsAt).split("T") : [entry.fields["day-1"], ""];
	return { date, time, minutes: String(booking?.minutes ?? usualMinutes) };
};

const DeskForm = ({ entry, path, values, errors = {} }: { entry: Entry; path: string; values: FormValues; errors?: FieldErrors | undefined }) => (
	<PageForm action={path} values={values} errors={errors} send="Save">
		<input type="hidden" name="seen" value={entry.history.length} />
		<PageField name="by" label="Your name" hint="It goes into this request’s history." autoComplete="name" />
		<Choices name="status" legend="What did you do?" options={listChoices(entry.status)} initial={values.status} />
		<fieldset className="min-w-0 stack-6">
			<legend className="mb-1.5 font-medium">The time, if you’ve agreed on one</legend>
			<p className="text-muted">
				In the spa’s time zone.{" "}
				{hasAddress(entry) ? "We email it to the visitor, with a calendar file." : "The visitor gave no email address, so tell them yourself."}
			</p>
			<PageField name="date" label="Date" type="date" />
			<PageField name="time" label="Time" type="time" />
			<PageField name="minutes" label="Length in minutes" />
		</fieldset>
	</PageForm>
);

const saved = { title: "Saved", text: "This is how it stands now." };
const notSaved = "Nothing was saved";
const outdated = {
	title: notSaved,
	text: "Something else has happened meanwhile. Below is how it stands now. If what you did still fits, save it again.",
};

/** The desk's page of a request: what was sent, how it stands, and what can be done about it. */
const deskPage = (entry: Entry, timeZone: string, path: string, values: FormValues, notice?: Page["notice"]): Page => {
	const booking = getBooking(entry);
	const facts = [
		{ term: "Status", detail: statusNames[entry.status] },
		{ term: "Booked for", detail: booking ? formatBooking(booking, timeZone) : "" },
		{ term: "Received", detail: formatMoment(entry.acceptedAt, timeZone) },
		...entry.rows,
	];
	return {
		title: `${forms[entry.form].title} ${entry.reference}`,
		notice,
		main: (
			<>
				<Terms rows={facts} />
				<Subtitle text="What you did about it" />
				<DeskForm entry={entry} path={path} values={values} errors={notice?.errors} />
				<Subtitle text="What has happened" />
				<Terms rows={entry.history.map((event) => describeEvent(event, timeZone))} none="Nothing yet." />
				<Subtitle text="Mails" />
				<Terms rows={entry.mails.map((mail) => ({ term: mailNames[mail.kind], detail: describeMail(mail, timeZone) }))} none="Nobody was mailed." />
			</>
		),
		secret: true,
	};
};

/** Minutes of a visit whose treatment isn't known. */
const usualVisit = 60;

/** What a link of the desk leads to. */
export const createDeskTarget = (content: () => SiteContent, getPlan: () => MailPlan): LinkTarget => {
	const getUsualMinutes = ({ fields }: Entry): number => listChosen(fields, content().bookable).reduce((sum, { minutes }) => sum + minutes, 0) || usualVisit;
	const apply = (entry: Entry, at: number, { by, status, booking }: DeskAction): Entry =>
		booking ? book(entry, at, { ...booking, by, timeZone: content().business.timeZone }) : setStatus(entry, at, { status, by }, getPlan());

	return {
		show: (entry, path, query) => {
			const { timeZone } = content().business;
			const values = fillIn(entry, timeZone, getUsualMinutes(entry));
			return { status: 200, page: deskPage(entry, timeZone, path, values, query.get("done") === "saved" ? saved : undefined) };
		},
		act: async (entry, path, fields, change) => {
			const { timeZone } = content().business;
			const checked = checkAction(fields, { now: Date.now(), timeZone, usualMinutes: getUsualMinutes(entry), booking: getBooking(entry) });
			if (!checked.ok) {
				const notice = { title: notSaved, text: "Correct this and save it again.", errors: checked.errors };
				return { status: 400, page: deskPage(entry, timeZone, path, fields, notice) };
			}
			const { action } = checked;
			const found: { outdated: ReturnType<typeof isOutdated> } = { outdated: "no" };
			const changed = await change((current, at) => {
				found.outdated = isOutdated(current, action, timeZone);
				if (found.outdated !== "no") return current;
				const next = apply(current, at, action);
				// It can't follow what the page has shown.
				if (next === current) found.outdated = "yes";
				return next;
			});
			if (!changed) return undefined;
			if (found.outdated === "yes") return { status: 409, page: deskPage(changed, timeZone, path, fields, outdated) };
			return { seeOther: `${path}&done=saved` };
		},
	};
};
