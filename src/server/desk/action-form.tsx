import { Choices } from "../../components/forms/choices";
import { forms } from "../../forms";
import type { FieldErrors } from "../../lib/forms/definition";
import { contactFields, type FormValues } from "../../lib/forms/fields";
import { getLocalMinute } from "../../lib/time/time-zone";
import { Button } from "../../ui/button";
import { Disclosure } from "../../ui/disclosure";
import type { SiteContent } from "../content";
import { nextStatuses } from "../inquiries/desk-actions";
import { getBooking, type Inquiry, type Status } from "../inquiries/inquiry";
import { hasEmail } from "../inquiries/mail-queue";
import { findNews } from "../inquiries/open-inquiry";
import { PageField, PageForm } from "../pages/page-form";
import { noteField, shownAs, taps, timeAsked } from "./desk-form";
import { getInquiryPath } from "./paths";
import { listPerformers } from "./schedule";

const contact = Object.values(contactFields);

const listChoices = (inquiry: Inquiry) => {
	const from = inquiry.status;
	const isAhead = (getBooking(inquiry)?.startsAt ?? 0) > Date.now();
	const labels: Readonly<Record<Status, string>> = {
		contacted: `I’ve been in touch${from === "booked" ? ", and the time stays" : ""}`,
		booked: "We’ve agreed on a time",
		closed: isAhead ? "Cancel the time, and email them" : "There’s nothing left to do",
		new: from === "held" ? "It isn’t spam" : "It’s open again",
		held: "It looks like spam",
	};
	return nextStatuses[from].map((value) => ({ value, label: labels[value] }));
};

/**
 * The form begins with the booked time or the first day that was asked for, unless the visitor has
 * changed something since.
 */
const fillIn = (inquiry: Inquiry, content: SiteContent): FormValues => {
	const booking = getBooking(inquiry);
	const suggested = forms[inquiry.form].suggestTime(inquiry.fields, content);
	const [date = "", time = ""] = booking
		? getLocalMinute(content.business.timeZone, booking.startsAt).split("T")
		: [findNews(inquiry) ? "" : suggested.day, ""];
	return {
		...inquiry.fields,
		date,
		time,
		minutes: String(booking?.minutes ?? suggested.minutes),
		person: booking?.person ?? inquiry.fields.provider ?? "",
	};
};

/** One form, so that no button loses what was typed beside another one. */
export const ActionForm = ({
	inquiry,
	content,
	typed,
	errors = {},
}: {
	inquiry: Inquiry;
	content: SiteContent;
	typed: FormValues;
	errors?: FieldErrors | undefined;
}) => {
	const values = { ...fillIn(inquiry, content), ...typed };
	const people = listPerformers(inquiry, content);
	const isTimed =
		forms[inquiry.form].asksForTime ||
		inquiry.booking !== undefined ||
		["date", "time", "minutes", "person"].some((name) => errors[name]);
	return (
		<PageForm
			action={getInquiryPath(inquiry.reference)}
			hidden={{
				do: "act",
				seen: inquiry.history.length,
				...Object.fromEntries(
					contact.map(({ name }) => [shownAs(name), inquiry.fields[name] ?? ""]),
				),
				[timeAsked]: `${values.date}T${values.time} ${errors.time}`,
			}}
			values={values}
			errors={errors}
			send="Save"
			sendClass="save-bar"
		>
			{/* Enter in a field clicks the form's first button. */}
			<button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
			<div>
				<PageField {...noteField} control="textarea" rows={2} />
				<div className="mt-3 grid grid-cols-2 gap-2">
					{Object.keys(taps).map((tap) => (
						<Button
							key={tap}
							type="submit"
							name="tap"
							value={tap}
							variant="secondary"
							size="compact"
							className="min-h-11"
						>
							{tap}
						</Button>
					))}
				</div>
			</div>
			<Choices
				name="status"
				legend="What did you do?"
				options={listChoices(inquiry)}
				initial={values.status}
			/>
			<Disclosure summary="The time, if you’ve agreed on one" className="border-y" isOpen={isTimed}>
				<div className="stack-6 pb-6">
					<p className="text-muted">
						In the spa’s time zone.{" "}
						{hasEmail(inquiry)
							? "We email it to them, with a calendar file."
							: "They gave no email address, so tell them yourself."}
					</p>
					<PageField name="date" label="Date" type="date" />
					<PageField name="time" label="Time" type="time" />
					<PageField name="minutes" label="Length in minutes" />
					<PageField
						name="person"
						label="With"
						options={people}
						{...(people.length > 1 ? { placeholder: "Choose somebody" } : {})}
					/>
				</div>
			</Disclosure>
			<Disclosure
				summary="Correct the name, phone or email"
				className="-mt-8 border-b"
				isOpen={contact.some(({ name }) => errors[name])}
			>
				<div className="stack-6 pb-6">
					{contact.map((field) => (
						<PageField key={field.name} {...field} autoComplete="off" />
					))}
				</div>
			</Disclosure>
		</PageForm>
	);
};
