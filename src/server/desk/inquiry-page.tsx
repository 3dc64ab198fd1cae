import type { ReactNode } from "react";
import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import { findMailToRepeat } from "../inquiries/desk-actions";
import { formatBooking, formatMoment, type Inquiry } from "../inquiries/inquiry";
import { isUndoable } from "../inquiries/lifecycle";
import { hasEmail } from "../inquiries/mail-queue";
import { findNews } from "../inquiries/open-inquiry";
import { nameInquiry } from "../mail/compose";
import type { Page } from "../pages/layout";
import { PageForm } from "../pages/page-form";
import { Subtitle, SummaryList } from "../pages/page-text";
import { toNumber } from "../visitor/phone-digits";
import { ActionForm, fillIn } from "./action-form";
import { findPhone, nameOf, sortForDesk } from "./inbox";
import { describeWish } from "./inbox-page";
import { linkClass } from "./link-list";
import { notices } from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { statusNames, toEventRow, toMailRow } from "./wording";

const TapLink = ({ href, label }: { href: string; label: string }) => (
	<a className={linkClass} href={href}>
		{label}
	</a>
);

const Row = ({ children }: { children: ReactNode }) => (
	<div className="figures flex flex-wrap items-center gap-x-6 font-medium print:hidden">
		{children}
	</div>
);

const listAddresses = ({ fields, replyTo }: Inquiry) =>
	[toNumber(fields.phone ?? ""), replyTo.toLowerCase()].filter(Boolean);

/** @param all for the next one and those of the same person */
export const inquiryPage = (
	inquiry: Inquiry,
	all: readonly Inquiry[],
	content: SiteContent,
	user: string,
	notice?: Page["notice"],
	values: FormValues = {},
): Page => {
	const { timeZone } = content.business;
	const now = Date.now();
	const { reference, status, booking } = inquiry;
	const was = status === "booked" ? "" : ", was booked";
	const time = booking ? `${was} for ${formatBooking(booking, timeZone)}` : "";
	const path = getInquiryPath(reference);
	const news = findNews(inquiry);
	const phone = findPhone(inquiry, content.business);
	const subject = encodeURIComponent(`Your ${forms[inquiry.form].noun} ${reference}`);
	const address = encodeURIComponent(inquiry.replyTo).replace("%40", "@");
	const others = all.filter((other) => other.reference !== reference);
	const [next] = sortForDesk(others, now).open;
	const addresses = listAddresses(inquiry);
	const related = others.filter((other) =>
		listAddresses(other).some((address) => addresses.includes(address)),
	);
	const repeated = findMailToRepeat(inquiry, now)?.kind;
	const again = repeated && (
		<PageForm
			action={path}
			hidden={{ do: "again" }}
			send={`Send again: ${repeated}`}
			variant="secondary"
		/>
	);
	const isReaddressed = notice === notices.readdressed;
	return {
		title: nameInquiry(inquiry),
		heading: nameOf(inquiry),
		notice,
		main: (
			<>
				<Row>
					{isUndoable(inquiry, now, user) && (
						<PageForm
							action={path}
							hidden={{ do: "undo", seen: inquiry.history.length }}
							send="Undo"
							variant="secondary"
						/>
					)}
					{isReaddressed && again}
					{notice &&
						!notice.errors &&
						(next ? (
							<TapLink
								href={getInquiryPath(next.reference)}
								label={`Next: ${nameOf(next)}, ${next.reference}`}
							/>
						) : (
							"Nothing else is open."
						))}
					<TapLink href={deskPath} label="All requests" />
				</Row>
				<p className="figures whitespace-pre-line wrap-anywhere">
					{`${reference}, ${statusNames[status]}${time}\n${describeWish(inquiry)}`}
				</p>
				<Row>
					{phone && <TapLink href={phone.getURI()} label={inquiry.fields.phone ?? ""} />}
					{phone && <TapLink href={`sms:${phone.number}`} label="Text" />}
					{hasEmail(inquiry) && (
						<TapLink href={`mailto:${address}?subject=${subject}`} label="Email" />
					)}
				</Row>
				{news && <SummaryList rows={[toEventRow(news, timeZone)]} />}
				<ActionForm
					inquiry={inquiry}
					content={content}
					values={{ ...fillIn(inquiry, content), ...values }}
					errors={notice?.errors}
				/>
				{related.length > 0 && (
					<div className="print:hidden">
						<Subtitle text="Also from them" />
						{related.map((other) => (
							<Row key={other.reference}>
								<TapLink href={getInquiryPath(other.reference)} label={other.reference} />
								{`${statusNames[other.status]}, ${formatMoment(other.acceptedAt, timeZone, "medium")}`}
							</Row>
						))}
					</div>
				)}
				<Subtitle text="What was sent" />
				<SummaryList
					rows={[
						{ term: "Received", detail: formatMoment(inquiry.acceptedAt, timeZone) },
						...inquiry.rows,
					]}
				/>
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
				{!isReaddressed && again}
			</>
		),
	};
};
