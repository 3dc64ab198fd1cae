import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import type { Page } from "../http/layout";
import { PageForm } from "../http/page-form";
import { Subtitle, Terms } from "../http/page-text";
import { findMailToRepeat, isUndoable } from "../inquiries/desk-actions";
import { type Entry, formatBooking, formatMoment } from "../inquiries/entry";
import { getBooking, hasAddress } from "../inquiries/lifecycle";
import { findNews } from "../inquiries/open-inquiry";
import { nameInquiry } from "../mail/compose";
import { ActionForm, fillIn } from "./action-form";
import { deskAddress, deskPath } from "./address";
import { nameOf } from "./inbox";
import { statusNames, toEventRow, toMailRow } from "./wording";

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

export const inquiryPage = (
	entry: Entry,
	content: SiteContent,
	user: string,
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
	const now = Date.now();
	const repeated = findMailToRepeat(entry, now)?.kind;
	return {
		title: nameInquiry(entry),
		heading: nameOf(entry),
		notice,
		main: (
			<>
				{isUndoable(entry, now, user) ? (
					<PageForm
						action={path}
						hidden={{ do: "undo", seen: entry.history.length }}
						send="Undo"
						variant="secondary"
					/>
				) : null}
				<ReachLinks entry={entry} country={address.country} />
				{news ? <Terms rows={[toEventRow(news, timeZone)]} /> : null}
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
				<Terms
					rows={entry.history.map((event) => toEventRow(event, timeZone))}
					none="Nothing yet."
				/>
				<Subtitle text="Emails" />
				<Terms
					rows={entry.mails.map((mail) => toMailRow(mail, timeZone))}
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
