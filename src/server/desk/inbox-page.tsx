import { forms } from "../../forms";
import { capitalize } from "../../lib/text/words";
import { minute } from "../../lib/time/dates";
import type { Page } from "../http/layout";
import { PageField, PageForm } from "../http/page-form";
import { LinkLine, Subtitle, Texts } from "../http/page-text";
import { formatBooking, formatMoment, type Inquiry, visitor } from "../inquiries/inquiry";
import { getBooking, getDueFrom } from "../inquiries/lifecycle";
import { deskAddress, deskPath } from "./address";
import { describeTurn, type Group, groups, listForDesk, matches, nameOf } from "./inbox";
import { describeEvent } from "./wording";

const groupTitles: Readonly<Record<Group, string>> = {
	open: "Open",
	held: "Held as likely spam",
	ahead: "Upcoming",
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

const Item = ({
	inquiry,
	group,
	now,
	timeZone,
}: {
	inquiry: Inquiry;
	group: Group;
	now: number;
	timeZone: string;
}) => {
	const { reference, acceptedAt, history } = inquiry;
	const booking = getBooking(inquiry);
	const last = history.at(-1);
	const isLate = (getDueFrom(inquiry) ?? now) < now - minute;
	const lines = [
		describeWish(inquiry),
		`${reference}, received ${formatMoment(acceptedAt, timeZone, "medium")}`,
		...(group === "open" ? [capitalize(describeTurn(inquiry, now))] : []),
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
			<a
				className="quiet-link inline-flex min-h-11 items-center font-medium wrap-anywhere"
				href={deskAddress(reference)}
			>
				{nameOf(inquiry)}
			</a>
			{lines.map((line) => (
				<p key={line} className="figures text-note text-muted wrap-anywhere">
					{line}
				</p>
			))}
		</li>
	);
};

export const inboxPage = (
	inquiries: readonly Inquiry[],
	query: string,
	user: string,
	timeZone: string,
): Page => {
	const now = Date.now();
	const found = query ? inquiries.filter((inquiry) => matches(inquiry, query)) : inquiries;
	const sections = groups.map((group) => {
		const members = listForDesk(found, group, now);
		if (members.length === 0) return null;
		return (
			<section key={group} aria-label={groupTitles[group]}>
				<Subtitle text={`${groupTitles[group]} (${members.length})`} />
				<ul className="mt-4 border-t border-hairline">
					{members.map((inquiry) => (
						<Item
							key={inquiry.reference}
							inquiry={inquiry}
							group={group}
							now={now}
							timeZone={timeZone}
						/>
					))}
				</ul>
			</section>
		);
	});
	const none = query
		? "No matches. Try a name, a phone number, an email address or a reference."
		: "There’s nothing here yet.";
	return {
		title: "Inbox",
		main: (
			<>
				<PageForm
					action={deskPath}
					hidden={{ do: "search" }}
					values={{ query }}
					send="Search"
					variant="secondary"
				>
					<PageField
						name="query"
						label="Name, phone, email or reference"
						type="search"
						autoComplete="off"
					/>
				</PageForm>
				{query ? <LinkLine href={deskPath} label="Show all requests" /> : null}
				{found.length > 0 ? sections : <Texts texts={[none]} />}
				<Texts texts={[`You’re signed in as ${user}.`]} />
				<PageForm action={deskPath} hidden={{ do: "leave" }} send="Sign out" variant="quiet" />
			</>
		),
	};
};
