import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import type { Page } from "../http/layout";
import { PageForm } from "../http/page-form";
import { Subtitle, Terms } from "../http/page-text";
import { findMailToRepeat, isUndoable } from "../inquiries/desk-actions";
import { formatBooking, formatMoment, type Inquiry } from "../inquiries/inquiry";
import { getBooking, hasAddress } from "../inquiries/lifecycle";
import { findNews } from "../inquiries/open-inquiry";
import { nameInquiry } from "../mail/compose";
import { ActionForm, fillIn } from "./action-form";
import { deskAddress, deskPath } from "./address";
import { nameOf } from "./inbox";
import { statusNames, toEventRow, toMailRow } from "./wording";

const ReachLinks = ({ inquiry, country }: { inquiry: Inquiry; country: CountryCode }) => {
	const phone = parsePhoneNumberFromString(inquiry.fields.phone ?? "", country);
	const subject = encodeURIComponent(`Your ${forms[inquiry.form].noun} ${inquiry.reference}`);
	const links = [
		{ label: "All requests", href: deskPath },
		...(phone
			? [
					{ label: "Call", href: phone.getURI() },
					{ label: "Text", href: `sms:${phone.number}` },
				]
			: []),
		...(hasAddress(inquiry)
			? [
					{
						label: "Email",
						href: `mailto:${encodeURIComponent(inquiry.replyTo).replace("%40", "@")}?subject=${subject}`,
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
	inquiry: Inquiry,
	content: SiteContent,
	user: string,
	notice?: Page["notice"],
	values: FormValues = {},
): Page => {
	const { timeZone, address } = content.business;
	const booking = getBooking(inquiry);
	const path = deskAddress(inquiry.reference);
	const news = findNews(inquiry);
	const time = inquiry.booking ? formatBooking(inquiry.booking, timeZone) : "";
	const facts = [
		{ term: "Reference", detail: inquiry.reference },
		{ term: "Status", detail: statusNames[inquiry.status] },
		{ term: booking ? "Booked for" : "Was booked for", detail: time },
		{ term: "Received", detail: formatMoment(inquiry.acceptedAt, timeZone) },
		...inquiry.rows,
	];
	const now = Date.now();
	const repeated = findMailToRepeat(inquiry, now)?.kind;
	return {
		title: nameInquiry(inquiry),
		heading: nameOf(inquiry),
		notice,
		main: (
			<>
				{isUndoable(inquiry, now, user) ? (
					<PageForm
						action={path}
						hidden={{ do: "undo", seen: inquiry.history.length }}
						send="Undo"
						variant="secondary"
					/>
				) : null}
				<ReachLinks inquiry={inquiry} country={address.country} />
				{news ? <Terms rows={[toEventRow(news, timeZone)]} /> : null}
				<Terms rows={facts} />
				<div className="print:hidden">
					<Subtitle text="What you did about it" />
					<ActionForm
						inquiry={inquiry}
						values={{ ...fillIn(inquiry, content), ...values }}
						errors={notice?.errors}
					/>
				</div>
				<Subtitle text="What has happened" />
				<Terms
					rows={inquiry.history.map((event) => toEventRow(event, timeZone))}
					none="Nothing yet."
				/>
				<Subtitle text="Emails" />
				<Terms
					rows={inquiry.mails.map((mail) => toMailRow(mail, timeZone))}
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
