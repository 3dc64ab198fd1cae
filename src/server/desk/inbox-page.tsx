import { forms } from "../../forms";
import { capitalize } from "../../lib/text/words";
import { dayLength, minute } from "../../lib/time/dates";
import type { SiteContent } from "../content";
import {
	formatBooking,
	formatMoment,
	getBooking,
	type Inquiry,
	isPerson,
} from "../inquiries/inquiry";
import { getDeskMailSince } from "../inquiries/mail-queue";
import { getLastEvent, getWaitingSince, isOpen } from "../inquiries/open-inquiry";
import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { LinkLine, Paragraphs, Subtitle } from "../pages/page-text";
import { describeTurn, findPhone, matches, nameOf, sortForDesk } from "./inbox";
import { LinkList, Row, TapLink } from "./links";
import { deskPath, figuresPath, getInquiryPath, newPath, todayPath } from "./paths";
import { describeEvent } from "./wording";

/** One line, such as the treatments and the days, or the topic and how the message begins. */
export const describeWish = ({ form, rows }: Inquiry): string => {
	const others = forms[form].inboxRows.map(({ id, length }) => {
		const { detail = "" } = rows.find((row) => row.id === id) ?? {};
		return length && detail.length > length
			? detail.slice(0, length).replace(/\s*\S*$/, "…")
			: detail;
	});
	return [rows[0]?.detail, ...others].filter(Boolean).join(". ").replaceAll("\n", ", ");
};

interface RowProps {
	inquiry: Inquiry;
	business: SiteContent["business"];
}

export const WhoLine = ({ inquiry, business }: RowProps) => {
	const phone = findPhone(inquiry, business);
	return (
		<Row>
			<TapLink
				href={getInquiryPath(inquiry.reference)}
				label={`${nameOf(inquiry)}, ${inquiry.reference}`}
			/>
			{phone && <TapLink href={phone.getURI()} label={inquiry.fields.phone ?? ""} />}
		</Row>
	);
};

const Item = ({ inquiry, now, business }: RowProps & { now: number }) => {
	const { timeZone } = business;
	const { reference, acceptedAt, history } = inquiry;
	const booking = getBooking(inquiry);
	const isHeld = inquiry.status === "held";
	const last = isHeld ? getLastEvent(inquiry) : history.at(-1);
	const time = booking ? formatBooking(booking, timeZone) : "";
	const note = last?.note?.replace(time, "").trim();
	const isUnsent = (getDeskMailSince(inquiry) ?? now) < now - minute;
	const lines = [
		describeWish(inquiry),
		`Received ${formatMoment(acceptedAt, timeZone, "medium")}`,
		isOpen(inquiry) && capitalize(describeTurn(inquiry, now)),
		time,
		last &&
			`${describeEvent(last)}, ${formatMoment(last.at, timeZone, "medium")}${note ? `: ${note}` : ""}`,
		isUnsent && "The email to the desk hasn’t been sent yet",
	];
	return (
		<li className="border-b border-hairline py-5">
			<WhoLine inquiry={inquiry} business={business} />
			{lines.map(
				(line) =>
					line && (
						<p key={line} className="figures text-note text-muted wrap-anywhere">
							{line}
						</p>
					),
			)}
			{isHeld && (
				<PageForm
					action={getInquiryPath(reference)}
					hidden={{ do: "act", status: "new", seen: history.length }}
					send="Not spam"
					variant="quiet"
				/>
			)}
		</li>
	);
};

const rowsPerPage = 100;

/** @param query what's searched for in all lists; "" for one list @param page from 0 */
export const inboxPage = (
	inquiries: readonly Inquiry[],
	{ user, query, list, page }: Record<"user" | "query" | "list", string> & { page: number },
	business: SiteContent["business"],
): Page => {
	const now = Date.now();
	const sorted = sortForDesk(inquiries, now);
	const { open, ...others } = sorted;
	const lists: Readonly<Record<string, readonly Inquiry[]>> = {
		open,
		late: open.filter((each) => (getWaitingSince(each) ?? now) < now - dayLength),
		mine: open.filter(({ history }) => history.findLast(({ by }) => isPerson(by))?.by === user),
		...others,
	};
	const current = Object.hasOwn(lists, list) ? list : "open";
	const heading = query ? "Found" : capitalize(current);
	const shown = query
		? Object.values(sorted)
				.flat()
				.filter((each) => matches(each, query))
		: (lists[current] ?? []);
	const members = shown.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
	const none = query ? "No matches. Try fewer words, or a phone number." : "There’s nothing here.";
	const addressOf = (number: number): string =>
		`${deskPath}?${query ? "found=1" : `list=${current}`}&page=${number}`;
	return {
		title: "Requests",
		main: (
			<>
				<LinkList
					name="Desk"
					links={[
						["Today", todayPath],
						...Object.values(forms).map(
							({ id, noun }) => [`Add a ${noun}`, `${newPath}/${id}`] as const,
						),
						["Figures", figuresPath],
					]}
				/>
				<PageForm
					action={deskPath}
					role="search"
					hidden={{ do: "search" }}
					values={{ query }}
					send="Search"
					variant="secondary"
				>
					<PageField name="query" label="Search requests" type="search" autoComplete="off" />
				</PageForm>
				<LinkList
					name="Lists"
					links={Object.entries(lists).map(([name, { length }]) => [
						capitalize(name),
						`${deskPath}?list=${name}`,
						length,
					])}
					current={heading}
				/>
				<Subtitle text={query ? `Found (${shown.length})` : heading} />
				{heading === "Late" && <Paragraphs texts={["They’ve waited for more than a day."]} />}
				{members.length > 0 ? (
					<ul className="mt-4 border-t border-hairline">
						{members.map((inquiry) => (
							<Item key={inquiry.reference} inquiry={inquiry} now={now} business={business} />
						))}
					</ul>
				) : (
					<Paragraphs texts={[none]} />
				)}
				{heading === "Held" && members.length > 0 && (
					<PageForm
						action={deskPath}
						hidden={{ do: "spam", shown: members.map(({ reference }) => reference).join(" ") }}
						send={`These are all spam (${members.length})`}
						variant="secondary"
					/>
				)}
				{page > 0 && <LinkLine href={addressOf(page - 1)} label="Back" />}
				{shown.length > (page + 1) * rowsPerPage && (
					<LinkLine href={addressOf(page + 1)} label="More" />
				)}
				<Paragraphs texts={[`You’re signed in as ${user}.`]} />
				<PageForm action={deskPath} hidden={{ do: "leave" }} send="Sign out" variant="quiet" />
			</>
		),
	};
};
