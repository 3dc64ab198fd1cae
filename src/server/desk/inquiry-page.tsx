import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import { formatBooking, getBooking } from "../inquiries/booked-time";
import { findMailToRepeat } from "../inquiries/desk-actions";
import { formatMoment, type Inquiry } from "../inquiries/inquiry";
import { hasEmail } from "../inquiries/mail-queue";
import { findNews } from "../inquiries/open-inquiry";
import { isUndoable } from "../inquiries/undo";
import { nameInquiry } from "../mail/compose";
import type { Page } from "../pages/layout";
import { PageForm } from "../pages/page-form";
import { Subtitle, SummaryList } from "../pages/page-text";
import { ActionForm, fillIn } from "./action-form";
import { findPhone, nameOf } from "./inbox";
import { deskPath, getInquiryPath } from "./paths";
import { statusNames, toEventRow, toMailRow } from "./wording";

const ReachLinks = ({
	inquiry,
	business,
}: {
	inquiry: Inquiry;
	business: SiteContent["business"];
}) => {
	const phone = findPhone(inquiry, business);
	const subject = encodeURIComponent(`Your ${forms[inquiry.form].noun} ${inquiry.reference}`);
	const links = [
		{ label: "All requests", href: deskPath },
		...(phone
			? [
					{ label: "Call", href: phone.getURI() },
					{ label: "Text", href: `sms:${phone.number}` },
				]
			: []),
		...(hasEmail(inquiry)
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
	const { timeZone } = content.business;
	const booking = getBooking(inquiry);
	const path = getInquiryPath(inquiry.reference);
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
				{isUndoable(inquiry, now, user) && (
					<PageForm
						action={path}
						hidden={{ do: "undo", seen: inquiry.history.length }}
						send="Undo"
						variant="secondary"
					/>
				)}
				<ReachLinks inquiry={inquiry} business={content.business} />
				{news && <SummaryList rows={[toEventRow(news, timeZone)]} />}
				<SummaryList rows={facts} />
				<div className="print:hidden">
					<Subtitle text="What you did about it" />
					<ActionForm
						inquiry={inquiry}
						content={content}
						values={{ ...fillIn(inquiry, content), ...values }}
						errors={notice?.errors}
					/>
				</div>
				<Subtitle text="What has happened" />
				<SummaryList
					rows={inquiry.history.map((event) => toEventRow(event, timeZone))}
					none="Nothing yet."
				/>
				<Subtitle text="Emails" />
				<SummaryList
					rows={inquiry.mails.map((mail) => toMailRow(mail, timeZone))}
					none="Nobody was emailed."
				/>
				{repeated && (
					<PageForm
						action={path}
						hidden={{ do: "again" }}
						send={`Send the ${repeated} again`}
						variant="secondary"
					/>
				)}
			</>
		),
	};
};
