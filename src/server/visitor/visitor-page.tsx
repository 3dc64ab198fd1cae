import * as z from "zod/mini";
import { forms } from "../../forms";
import { appointmentFields } from "../../forms/appointment/form";
import type { FieldErrors } from "../../lib/forms/definition";
import { text } from "../../lib/forms/field-schemas";
import type { FormValues } from "../../lib/forms/fields";
import { Disclosure } from "../../ui/disclosure";
import type { SiteContent } from "../content";
import type { Page } from "../http/layout";
import { PageField, PageForm } from "../http/page-form";
import { LinkLine, Subtitle, Terms, Texts } from "../http/page-text";
import { callLink, home } from "../http/response-pages";
import { type Entry, formatBooking, formatMoment, type Status, visitor } from "../inquiries/entry";
import { getBooking, listSince } from "../inquiries/lifecycle";
import {
	changeInquiry,
	isLastChange,
	isWithdrawn,
	mayChange,
	mayWithdraw,
	withdraw,
} from "../inquiries/visitor-actions";
import type { Change } from "../outbox/outbox";

const changeField = {
	name: "change",
	label: "What should change?",
	hint: appointmentFields.note.hint,
	maxLength: appointmentFields.note.maxLength,
	control: "textarea",
} as const;

const describeStatus = (entry: Entry, timeZone: string): string => {
	const { noun: name, asksForTime } = forms[entry.form];
	const booking = getBooking(entry);
	const notYet = asksForTime ? " Nothing is booked yet." : "";
	const waiting = `We’ve got your ${name}, and we’ll get back to you.${notYet}`;
	const words: Record<Status, string> = {
		new: waiting,
		contacted: `We’ve been in touch with you about it.${notYet}`,
		booked: booking
			? `Your appointment ${booking.startsAt > Date.now() ? "is" : "was"} booked: ${formatBooking(booking, timeZone).replace(/ (?=[AP]M)/, "\u00a0")}.`
			: "Your appointment is booked.",
		closed: isWithdrawn(entry)
			? `You canceled this ${name}.`
			: entry.booking && entry.booking.startsAt > Date.now()
				? "Your appointment is canceled."
				: `This ${name} is closed.`,
		// The visitor may be real, and waits until the desk has looked.
		held: waiting,
	};
	return words[entry.status];
};

const notices = {
	changed: {
		title: "We’ve got your change",
		text: "Somebody at the desk reads it, and gets back to you if there’s a question.",
	},
	withdrawn: { title: "It’s canceled", text: "You don’t have to do anything else." },
	outdated: {
		title: "Nothing was canceled",
		text: "Something has changed since you opened this page. Below is how it stands now. You can still cancel it.",
	},
	tooLate: {
		title: "It wasn’t sent",
		text: "This can’t be changed here anymore. Please call or text us.",
	},
} as const;

const ChangeForm = ({
	path,
	values,
	errors,
}: {
	path: string;
	values: FormValues;
	errors: FieldErrors | undefined;
}) => (
	<>
		<Subtitle text="Change it" />
		<PageForm
			action={path}
			hidden={{ do: "change" }}
			values={values}
			errors={errors}
			send="Send the change"
		>
			<PageField {...changeField} />
		</PageForm>
	</>
);

const Withdrawal = ({ entry, path }: { entry: Entry; path: string }) => (
	<Disclosure summary="Cancel it" className="mt-12 border-y">
		<PageForm
			action={path}
			hidden={{ do: "withdraw", seen: entry.history.length }}
			send="Yes, cancel it"
		>
			<p>{`We stop working on this ${forms[entry.form].noun}${getBooking(entry) ? " and cancel the appointment" : ""}. You can always send a new one.`}</p>
		</PageForm>
	</Disclosure>
);

/**
 * The rows it shows. The link may be mailed to a stranger's address, so the page names no person,
 * no treatment and nothing that was written.
 */
const repeated: readonly string[] = ["days", "earlier"];

const listFacts = ({ acceptedAt, rows, history }: Entry, timeZone: string) => [
	{ term: "Received", detail: formatMoment(acceptedAt, timeZone) },
	...rows.filter(({ id = "" }) => repeated.includes(id)),
	...history
		.filter(({ by, status }) => by === visitor && status !== "closed")
		.map(({ at }) => ({ term: "You sent a change", detail: formatMoment(at, timeZone) })),
];

const visitorPage = (
	entry: Entry,
	content: SiteContent,
	path: string,
	notice?: Page["notice"],
	values: FormValues = {},
): Page => {
	const { timeZone, phone } = content.business;
	const now = Date.now();
	return {
		title: `Your ${forms[entry.form].noun} ${entry.reference}`,
		notice,
		main: (
			<>
				<p className="mt-6 figures font-display text-display-4 font-medium">
					{describeStatus(entry, timeZone)}
				</p>
				{getBooking(entry) ? (
					<LinkLine href={`${path}&calendar=1`} label="Add to calendar" />
				) : null}
				<Texts texts={[`If you have a question, call or text ${phone.display}.`]} />
				<Terms rows={listFacts(entry, timeZone)} />
				{mayChange(entry, now) ? (
					<ChangeForm path={path} values={values} errors={notice?.errors} />
				) : null}
				{mayWithdraw(entry, now) ? <Withdrawal entry={entry} path={path} /> : null}
			</>
		),
		links: [callLink(content), home],
	};
};

const { maxLength, name } = changeField;
const change = text(maxLength, `Shorten this to ${maxLength} characters.`).check(
	z.minLength(1, "Write what should change."),
);

export const showInquiry = (
	entry: Entry,
	content: SiteContent,
	path: string,
	done?: string,
): Page => {
	const found = (["changed", "withdrawn"] as const).find((each) => each === done);
	return visitorPage(entry, content, path, found && notices[found]);
};

/** @returns what was done, or a page that says why not; undefined if the inquiry is gone */
export const changeByVisitor = async (
	entry: Entry,
	content: SiteContent,
	path: string,
	fields: FormValues,
	store: (change: Change) => Promise<Entry | undefined>,
): Promise<
	"changed" | "withdrawn" | { readonly status: 400 | 409; readonly page: Page } | undefined
> => {
	if (fields.do === "withdraw") {
		// The visitor has to see what the desk has done meanwhile before they withdraw it.
		const isSeen = (current: Entry): boolean =>
			listSince(current, Number(fields.seen)).every(({ by }) => by === visitor);
		const left = await store((current, at) => (isSeen(current) ? withdraw(current, at) : current));
		if (!left || isWithdrawn(left)) return left && "withdrawn";
		return {
			status: 409,
			page: visitorPage(left, content, path, isSeen(left) ? notices.tooLate : notices.outdated),
		};
	}
	const { data, error } = change.safeParse(fields[name] ?? "");
	if (data === undefined) {
		const errors = { [name]: error?.issues[0]?.message ?? "Write what should change." };
		const notice = { title: "It wasn’t sent", text: "Correct this and send it again.", errors };
		return { status: 400, page: visitorPage(entry, content, path, notice, fields) };
	}
	const changed = await store((current, at) => changeInquiry(current, at, data));
	if (!changed || isLastChange(changed, data)) return changed && "changed";
	return { status: 409, page: visitorPage(changed, content, path, notices.tooLate, fields) };
};
