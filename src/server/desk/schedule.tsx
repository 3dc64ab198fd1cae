import { listChosen } from "../../forms/appointment/form";
import type { Option } from "../../lib/forms/fields";
import { addDays, formatLongDay, isDay, minute } from "../../lib/time/dates";
import { toInstant, toLocalDate } from "../../lib/time/time-zone";
import type { SiteContent } from "../content";
import { getBooking, type Inquiry, type Time } from "../inquiries/inquiry";
import type { Page } from "../pages/layout";
import { SummaryList } from "../pages/page-text";
import { isSameVisitor, nameOf } from "./inbox";
import { WhoLine } from "./inbox-page";
import { LinkList } from "./links";
import { deskPath, todayPath } from "./paths";

/** Who performs all that was asked for; without such a person, everybody who performs anything. */
export const listPerformers = (
	{ fields }: Inquiry,
	{ bookable, services, team }: SiteContent,
): Option[] => {
	const performs = (person: string) => (service: (typeof services)[number]) =>
		service.performers.some(({ slug }) => slug === person);
	const people = team.filter(({ slug }) => services.some(performs(slug)));
	const able = people.filter(({ slug }) => listChosen(fields, bookable).every(performs(slug)));
	return (able.length > 0 ? able : people).map(({ slug, name }) => ({ value: slug, label: name }));
};

const nameOfPerson = ({ person }: Time, { team }: SiteContent): string =>
	team.find(({ slug }) => slug === person)?.name ?? "Somebody";

const endOf = ({ startsAt, minutes }: Time): number => startsAt + minutes * minute;

/** "10:00 – 10:45 AM" */
const formatSpan = (time: Time, { business: { timeZone } }: SiteContent): string =>
	new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" }).formatRange(
		time.startsAt,
		endOf(time),
	);

const listBooked = (inquiries: readonly Inquiry[], time: Time) =>
	inquiries.flatMap((inquiry) => {
		const booking = getBooking(inquiry);
		return booking && booking.startsAt < endOf(time) && endOf(booking) > time.startsAt
			? { inquiry, booking }
			: [];
	});

/** What else the person or the visitor has at that time, in sentences. */
export const describeOverlaps = (
	inquiry: Inquiry,
	time: Time,
	inquiries: readonly Inquiry[],
	content: SiteContent,
): string[] =>
	listBooked(inquiries, time).flatMap(({ inquiry: other, booking }) =>
		other.reference !== inquiry.reference &&
		((time.person && time.person === booking.person) || isSameVisitor(inquiry, other))
			? `${nameOfPerson(booking, content)} has ${nameOf(other)}, ${formatSpan(booking, content)}, ${other.reference}, at that time.`
			: [],
	);

/** Who comes on a day. @param asked YYYY-MM-DD; otherwise it's today */
export const dayPage = (
	inquiries: readonly Inquiry[],
	asked: string | undefined,
	content: SiteContent,
): Page => {
	const { business } = content;
	const day = asked && isDay(asked) ? asked : toLocalDate(business.timeZone, new Date());
	const startsAt = toInstant(`${day}T00:00`, business.timeZone);
	const rows = listBooked(inquiries, { startsAt, minutes: 24 * 60 })
		.sort((a, b) => a.booking.startsAt - b.booking.startsAt)
		.map(({ inquiry, booking }) => ({
			term: formatSpan(booking, content),
			detail: (
				<>
					<WhoLine inquiry={inquiry} business={business} />
					{[
						inquiry.rows[0]?.detail.replaceAll("\n", ", "),
						`With ${nameOfPerson(booking, content)}`,
						...describeOverlaps(inquiry, booking, inquiries, content),
					].join("\n")}
				</>
			),
		}));
	const pathOf = (days: number): string => `${todayPath}?day=${addDays(day, days)}`;
	return {
		title: formatLongDay(day),
		main: (
			<>
				<LinkList
					name="Days"
					links={[
						["All requests", deskPath],
						["Previous day", pathOf(-1)],
						["Next day", pathOf(1)],
					]}
				/>
				<SummaryList rows={rows} none="No times on this day." />
			</>
		),
	};
};
