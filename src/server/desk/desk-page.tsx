import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { Choices } from "../../components/forms/choices";
import { forms } from "../../forms";
import { listChosen } from "../../forms/appointment/form";
import { contactFields, type FormValues } from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { pluralize } from "../../lib/text/words";
import { getLocalMinute } from "../../lib/time/time-zone";
import { Disclosure } from "../../ui/disclosure";
import type { SiteContent } from "../content";
import type { Page } from "../http/layout";
import { PageField, PageForm, Subtitle, Terms } from "../http/page-parts";
import { findMailToRepeat, isUndoable, nextStatuses } from "../inquiries/actions";
import {
	type Entry,
	type Event,
	formatBooking,
	formatMoment,
	type MailKind,
	mailer,
	type QueuedMail,
	type Status,
	visitor,
} from "../inquiries/entry";
import { getBooking, hasAddress } from "../inquiries/lifecycle";
import { nameInquiry } from "../mail/compose";
import { deskAddress, deskPath } from "./address";
import { noteField, shownAs, timeAsked } from "./desk-form";
import { findNews, nameOf } from "./find-inquiries";

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
	change: "To the desk: the visitor changed it",
	undelivered: "To the desk: a mail didn’t get to the visitor",
	confirmation: "To the visitor: the time",
	cancellation: "To the visitor: it’s canceled",
};

const listChoices = (
	entry: Entry,
): readonly { readonly value: Status; readonly label: string }[] => {
	const from = entry.status;
	const isAhead = (getBooking(entry)?.startsAt ?? 0) > Date.now();
	const labels: Readonly<Record<Status, string>> = {
		contacted:
			from === "booked"
				? "I’ve been in touch with them, and the time stays"
				: "I’ve called, texted or emailed them",
		booked: "We’ve agreed on a time",
		closed: isAhead
			? "It won’t take place: cancel it, and email them if there’s an address"
			: "There’s nothing left to do",
		new: from === "held" ? "It isn’t spam: treat it as new" : "It’s open again: treat it as new",
		held: "It looks like spam: hold it, and email nobody",
	};
	return nextStatuses[from].map((value) => ({ value, label: labels[value] }));
};

const describeMail = (
	{ state, sentAt, nextAt, attempts, problem }: QueuedMail,
	timeZone: string,
): string => {
	const stage =
		state === "sent"
			? "Sent"
			: state === "dropped"
				? "Not sent"
				: attempts > 0
					? `Tried ${pluralize(attempts, "time")}, next`
					: "Goes out";
	const when = state === "dropped" ? "" : ` ${formatMoment(sentAt ?? nextAt, timeZone, "medium")}`;
	return `${stage}${when}${problem ? `: ${problem}` : ""}`;
};

const isWithdrawal = ({ by, status }: Event): boolean => by === visitor && status === "closed";

/** "Contacted by Dana Reyes" */
export const describeEvent = (event: Event): string => {
	const { by, status, isNote, isUndo } = event;
	if (by === visitor)
		return `${isWithdrawal(event) ? "Canceled" : "Change requested"} by the visitor`;
	if (by === mailer) return "An email failed";
	return `${isNote ? "Note" : isUndo ? "Undone" : statusNames[status]} by ${by}`;
};

const toRow = (event: Event, timeZone: string): SummaryRow => {
	const what = describeEvent(event);
	return {
		term: formatMoment(event.at, timeZone, "medium"),
		detail: event.note && !isWithdrawal(event) ? `${what}\n${event.note}` : what,
	};
};

/** Minutes for all treatments that were asked for, or an hour if none is known. */
export const getUsualMinutes = ({ fields }: Entry, { bookable }: SiteContent): number =>
	listChosen(fields, bookable).reduce((sum, { minutes }) => sum + minutes, 0) || 60;

/** The form begins with the booked time or the first day that was asked for, unless the visitor has changed something since. */
const fillIn = (entry: Entry, content: SiteContent): FormValues => {
	const booking = getBooking(entry);
	const [date = "", time = ""] = booking
		? getLocalMinute(content.business.timeZone, booking.startsAt).split("T")
		: [findNews(entry) ? "" : entry.fields["day-1"], ""];
	return {
		...entry.fields,
		date,
		time,
		minutes: String(booking?.minutes ?? getUsualMinutes(entry, content)),
	};
};

const ReachLinks = ({ entry, country }: { entry: Entry; country: CountryCode }) => {
	const phone = parsePhoneNumberFromString(entry.fields.phone ?? "", country);
	const subject = encodeURIComponent(`Your ${forms[entry.form].noun} ${entry.reference}`);
	const links = [
		{ label: "All requests", href: deskPath },
		...(phone
			? [
					{ label: "Call", href: phone.getURI() },
					{ label: "Text", href: `sms:${phone.number}` },
				]
			: []),
		...(hasAddress(entry)
			? [
					{
						label: "Email",
						href: `mailto:${encodeURIComponent(entry.replyTo).replace("%40", "@")}?subject=${subject}`,
					},
				]
			: []),
	];
	return (
		<p className="mt-6 flex flex-wrap gap-x-8 print:hidden">
			{links.map(({ label, href }) => (
				<a
					key={label}
					className="quiet-link inline-flex min-h-12 items-center font-medium"
					href={href}
				>
					{label}
				</a>
			))}
		</p>
	);
};

interface ActionFormProps {
	readonly entry: Entry;
	readonly values: FormValues;
	readonly errors?: Readonly<Record<string, string>> | undefined;
}

/** One form, so that no button loses what was typed beside another one. */
const ActionForm = ({ entry, values, errors = {} }: ActionFormProps) => {
	const asked: Record<string, string> = errors.time
		? { [timeAsked]: `${values.date}T${values.time}` }
		: {};
	const shown = Object.fromEntries(
		Object.values(contactFields).map(({ name }) => [shownAs(name), entry.fields[name] ?? ""]),
	);
	const isContactWrong = Object.values(contactFields).some(({ name }) => errors[name]);
	const isTimed =
		forms[entry.form].asksForTime ||
		entry.booking !== undefined ||
		["date", "time", "minutes"].some((name) => errors[name]);
	return (
		<PageForm
			action={deskAddress(entry.reference)}
			hidden={{ do: "act", seen: entry.history.length, ...shown, ...asked }}
			values={values}
			errors={errors}
			send="Save"
		>
			<Choices
				name="status"
				legend="What did you do?"
				options={listChoices(entry)}
				initial={values.status}
			/>
			<PageField {...noteField} control="textarea" rows={3} optional />
			<Disclosure summary="The time, if you’ve agreed on one" className="border-y" isOpen={isTimed}>
				<div className="stack-6 pb-6">
					<p className="text-muted">
						In the spa’s time zone.{" "}
						{hasAddress(entry)
							? "We email it to them, with a calendar file."
							: "They gave no email address, so tell them yourself."}
					</p>
					<PageField name="date" label="Date" type="date" />
					<PageField name="time" label="Time" type="time" />
					<PageField name="minutes" label="Length in minutes" />
				</div>
			</Disclosure>
			<Disclosure
				summary="Correct the name, phone or email"
				className="-mt-8 border-b"
				isOpen={isContactWrong}
			>
				<div className="stack-6 pb-6">
					{Object.values(contactFields).map((field) => (
						<PageField key={field.name} {...field} autoComplete="off" />
					))}
				</div>
			</Disclosure>
		</PageForm>
	);
};

/** @param values what was typed into the fields, if they're shown again */
export const deskPage = (
	entry: Entry,
	content: SiteContent,
	notice?: Page["notice"],
	values: FormValues = {},
): Page => {
	const { timeZone, address } = content.business;
	const booking = getBooking(entry);
	const path = deskAddress(entry.reference);
	const news = findNews(entry);
	const time = entry.booking ? formatBooking(entry.booking, timeZone) : "";
	const facts = [
		{ term: "Reference", detail: entry.reference },
		{ term: "Status", detail: statusNames[entry.status] },
		{ term: booking ? "Booked for" : "Was booked for", detail: time },
		{ term: "Received", detail: formatMoment(entry.acceptedAt, timeZone) },
		...entry.rows,
	];
	const repeated = findMailToRepeat(entry);
	return {
		title: nameInquiry(entry),
		heading: nameOf(entry),
		notice,
		main: (
			<>
				{isUndoable(entry, Date.now()) ? (
					<PageForm action={path} hidden={{ do: "undo" }} send="Undo" variant="secondary" />
				) : null}
				<ReachLinks entry={entry} country={address.country} />
				{news ? <Terms rows={[toRow(news, timeZone)]} /> : null}
				<Terms rows={facts} />
				<div className="print:hidden">
					<Subtitle text="What you did about it" />
					<ActionForm
						entry={entry}
						values={{ ...fillIn(entry, content), ...values }}
						errors={notice?.errors}
					/>
				</div>
				<Subtitle text="What has happened" />
				<Terms rows={entry.history.map((event) => toRow(event, timeZone))} none="Nothing yet." />
				<Subtitle text="Emails" />
				<Terms
					rows={entry.mails.map((mail) => ({
						term: mailNames[mail.kind],
						detail: describeMail(mail, timeZone),
					}))}
					none="Nobody was emailed."
				/>
				{repeated ? (
					<PageForm
						action={path}
						hidden={{ do: "again" }}
						send={`Send the ${repeated} again`}
						variant="secondary"
					/>
				) : null}
			</>
		),
	};
};
