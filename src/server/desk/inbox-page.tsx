import { forms } from "../../forms";
import { capitalize } from "../../lib/text/words";
import { minute } from "../../lib/time/dates";
import type { SiteContent } from "../content";
import { formatBooking, getBooking } from "../inquiries/booked-time";
import { formatMoment, type Inquiry, visitor } from "../inquiries/inquiry";
import { getDeskMailSince } from "../inquiries/mail-queue";
import { isOpen } from "../inquiries/open-inquiry";
import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { LinkLine, Paragraphs, Subtitle } from "../pages/page-text";
import { describeTurn, findPhone, type Group, groups, matches, nameOf, sortForDesk } from "./inbox";
import { deskPath, getInquiryPath } from "./paths";
import { describeEvent } from "./wording";

const groupTitles: Readonly<Record<Group, string>> = {
	open: "Open",
	held: "Held",
	booked: "Booked",
	ended: "Ended",
};

/** One line, such as the treatments and the days, or the topic and how the message begins. */
const describeWish = ({ form, rows }: Inquiry): string => {
	const [first] = rows;
	const others = forms[form].inboxRows.map(({ id, length }) =>
		rows.find((row) => row.id === id)?.detail.slice(0, length),
	);
	return [first?.detail, ...others]
		.filter(Boolean)
		.map((text) => text?.replaceAll("\n", ", "))
		.join(". ");
};

const linkClass = "quiet-link inline-flex min-h-11 items-center wrap-anywhere";

const Item = ({
	inquiry,
	now,
	business,
}: {
	inquiry: Inquiry;
	now: number;
	business: SiteContent["business"];
}) => {
	const { timeZone } = business;
	const { reference, acceptedAt, history } = inquiry;
	const phone = findPhone(inquiry, business);
	const booking = getBooking(inquiry);
	const last = history.at(-1);
	const isLate = (getDeskMailSince(inquiry) ?? now) < now - minute;
	const lines = [
		describeWish(inquiry),
		`Received ${formatMoment(acceptedAt, timeZone, "medium")}`,
		...(isOpen(inquiry) ? [capitalize(describeTurn(inquiry, now))] : []),
		...(booking ? [formatBooking(booking, timeZone)] : []),
		...(last
			? [
					`${describeEvent(last)}, ${formatMoment(last.at, timeZone, "medium")}${last.isNote || last.by === visitor ? `: ${last.note}` : ""}`,
				]
			: []),
		...(isLate ? ["The email to the desk hasn’t been sent yet"] : []),
	];
	return (
		<li className="border-b border-hairline py-5">
			<p className="figures flex flex-wrap gap-x-6 font-medium">
				<a className={linkClass} href={getInquiryPath(reference)}>
					{`${nameOf(inquiry)}, ${reference}`}
				</a>
				{phone && (
					<a className={linkClass} href={phone.getURI()}>
						{inquiry.fields.phone}
					</a>
				)}
			</p>
			{lines.map((line) => (
				<p key={line} className="figures text-note text-muted wrap-anywhere">
					{line}
				</p>
			))}
		</li>
	);
};

/** Rows of one list that a page shows. */
const pageLength = 100;

const addressOf = (list: Group, page = 0): string =>
	`${deskPath}?${new URLSearchParams({ list, ...(page > 0 ? { page: String(page) } : {}) })}`;

const Lists = ({ lists, current }: { lists: Record<Group, Inquiry[]>; current?: Group }) => (
	<nav aria-label="Lists">
		<ul className="figures flex flex-wrap gap-x-8">
			{groups.map((group) => (
				<li key={group}>
					<a
						className={linkClass}
						href={addressOf(group)}
						aria-current={group === current ? "page" : undefined}
					>
						{groupTitles[group]}
					</a>{" "}
					{lists[group].length}
				</li>
			))}
		</ul>
	</nav>
);

interface InboxView {
	/** What's searched for, in all lists; or "" for one list. */
	readonly query: string;
	readonly list: string;
	/** From 0. */
	readonly page: number;
}

export const inboxPage = (
	inquiries: readonly Inquiry[],
	{ query, list, page }: InboxView,
	user: string,
	business: SiteContent["business"],
): Page => {
	const now = Date.now();
	const lists = sortForDesk(inquiries, now);
	const current = groups.find((group) => group === list) ?? "open";
	const shown = query
		? groups.flatMap((group) => lists[group]).filter((inquiry) => matches(inquiry, query))
		: lists[current];
	const members = shown.slice(page * pageLength, (page + 1) * pageLength);
	const none = query ? "No matches. Try fewer words, or a phone number." : "There’s nothing here.";
	const isMore = !query && shown.length > (page + 1) * pageLength;
	return {
		title: "Requests",
		main: (
			<>
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
				<Lists lists={lists} {...(query ? {} : { current })} />
				<Subtitle text={query ? `Found (${shown.length})` : groupTitles[current]} />
				{members.length > 0 ? (
					<ul className="mt-4 border-t border-hairline">
						{members.map((inquiry) => (
							<Item key={inquiry.reference} inquiry={inquiry} now={now} business={business} />
						))}
					</ul>
				) : (
					<Paragraphs texts={[none]} />
				)}
				{isMore && <LinkLine href={addressOf(current, page + 1)} label="More" />}
				<LinkLine href={`${deskPath}/figures`} label="Figures" />
				<Paragraphs texts={[`You’re signed in as ${user}.`]} />
				<PageForm action={deskPath} hidden={{ do: "leave" }} send="Sign out" variant="quiet" />
			</>
		),
	};
};
