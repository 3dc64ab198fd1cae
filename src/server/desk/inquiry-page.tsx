import { forms } from "../../forms";
import type { FormValues } from "../../lib/forms/fields";
import type { SiteContent } from "../content";
import { findMailToRepeat } from "../inquiries/desk-actions";
import { formatBooking, formatMoment, type Inquiry } from "../inquiries/inquiry";
import { isUndoable } from "../inquiries/lifecycle";
import { hasEmail } from "../inquiries/mail-queue";
import { findNews, getWaitingSince } from "../inquiries/open-inquiry";
import { nameInquiry } from "../mail/compose";
import type { Page } from "../pages/layout";
import { PageForm } from "../pages/page-form";
import { Subtitle, SummaryList } from "../pages/page-text";
import { ActionForm } from "./action-form";
import { byWaiting, findPhone, isSameVisitor, nameOf } from "./inbox";
import { describeWish } from "./inbox-page";
import { Row, TapLink } from "./links";
import { notices } from "./notices";
import { deskPath, getInquiryPath } from "./paths";
import { statusNames, toEventRow, toMailRow } from "./wording";

/** @param all for the next one and those of the same person */
export const inquiryPage = (
	inquiry: Inquiry,
	all: readonly Inquiry[],
	content: SiteContent,
	user: string,
	notice?: Page["notice"],
	typed: FormValues = {},
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
	const [next] = others.filter(getWaitingSince).sort(byWaiting);
	const related = others.filter((other) => isSameVisitor(inquiry, other));
	const repeated = findMailToRepeat(inquiry, now)?.kind;
	const tap = (send: string, hidden: Record<string, string | number>) => (
		<PageForm action={path} hidden={hidden} send={send} variant="secondary" />
	);
	const again = repeated && tap(`Send again: ${repeated}`, { do: "again" });
	const isReaddressed = notice === notices.readdressed;
	return {
		title: nameInquiry(inquiry),
		heading: nameOf(inquiry),
		notice,
		main: (
			<>
				<div className="print:hidden">
					<Row>
						{isUndoable(inquiry, now, user) &&
							tap("Undo", { do: "undo", seen: inquiry.history.length })}
						{isReaddressed && again}
						{notice &&
							!notice.errors &&
							(next ? (
								<TapLink
									href={getInquiryPath(next.reference)}
									label={`Next: ${nameOf(next)}, ${next.reference}`}
								/>
							) : (
								"Nobody else waits."
							))}
						<TapLink href={deskPath} label="All requests" />
					</Row>
				</div>
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
				<ActionForm inquiry={inquiry} content={content} typed={typed} errors={notice?.errors} />
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
