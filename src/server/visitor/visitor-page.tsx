import { Choices } from "../../components/forms/choices";
import { RequestLookup } from "../../components/forms/request-lookup";
import { forms } from "../../forms";
import type { FieldErrors } from "../../lib/forms/definition";
import { type FormValues, withoutMedicalDetails } from "../../lib/forms/fields";
import { digitsField } from "../../lib/forms/request-lookup";
import type { SiteContent } from "../content";
import {
	formatBooking,
	formatMoment,
	getBooking,
	type Inquiry,
	type Status,
	visitor,
} from "../inquiries/inquiry";
import { isWithdrawn, mayChange, mayWithdraw } from "../inquiries/visitor-actions";
import type { Page } from "../pages/layout";
import { PageField, PageForm } from "../pages/page-form";
import { LinkLine, Paragraphs, Subtitle, SummaryList } from "../pages/page-text";
import { callLink, homeLink } from "../pages/response-pages";

export const changeField = {
	name: "change",
	label: "What should change, or why you’re canceling",
	hint: withoutMedicalDetails,
	maxLength: 600,
	control: "textarea",
} as const;

const describeStatus = (inquiry: Inquiry, timeZone: string) => {
	const { noun: name, asksForTime } = forms[inquiry.form];
	const booking = getBooking(inquiry);
	const notYet = asksForTime ? " Nothing is booked yet." : "";
	const waiting = `We’ve got your ${name}, and we’ll get back to you.${notYet}`;
	const words: Record<Status, string> = {
		new: waiting,
		contacted: `We’ve been in touch with you about it.${notYet}`,
		booked: booking
			? `Your appointment ${booking.startsAt > Date.now() ? "is" : "was"} booked: ${formatBooking(booking, timeZone).replace(/ (?=[AP]M)/, "\u00a0")}.`
			: "Your appointment is booked.",
		closed: isWithdrawn(inquiry)
			? `You canceled this ${name}.`
			: (inquiry.booking?.startsAt ?? 0) > Date.now()
				? "Your appointment is canceled."
				: `This ${name} is closed.`,
		// The visitor may be real, and waits until the desk has looked.
		held: waiting,
	};
	return words[inquiry.status];
};

/** What's said after an action. */
export const doneNotices: Readonly<Record<string, Page["notice"]>> = {
	changed: {
		title: "We’ve got your change",
		text: "Somebody at the desk reads it, and gets back to you if there’s a question.",
	},
	withdrawn: { title: "It’s canceled", text: "You don’t have to do anything else." },
};
export const outdated = {
	title: "Nothing was canceled",
	text: "Something has changed since you opened this page. Below is how it stands now. You can still cancel it.",
};
export const tooLate = {
	title: "It wasn’t sent",
	text: "This can’t be changed here anymore. Please call or text us.",
};

export const choiceName = "do";

/** One form for both, so that nothing typed is lost by choosing the other. */
const answerForm = (
	inquiry: Inquiry,
	path: string,
	values: FormValues,
	errors: FieldErrors | undefined,
) => {
	const cancels = `We stop working on this ${forms[inquiry.form].noun}${getBooking(inquiry) ? " and cancel the appointment" : ""}. You can always send a new one.`;
	return (
		<>
			<Subtitle text="Change or cancel it" />
			<PageForm
				action={path}
				hidden={{ seen: inquiry.history.length }}
				values={values}
				errors={errors}
				send="Send"
			>
				<Choices
					name={choiceName}
					legend="What would you like to do?"
					options={[
						...(mayChange(inquiry, Date.now())
							? [{ value: "change", label: "Change something" }]
							: []),
						{ value: "withdraw", label: "Cancel it", detail: cancels },
					]}
					initial={values[choiceName]}
				/>
				<PageField {...changeField} />
				<PageField {...digitsField} />
			</PageForm>
		</>
	);
};

/**
 * The link may be mailed to a stranger's address, so the page names no person, no treatment and
 * nothing that was written.
 */
const listFacts = ({ acceptedAt, form, rows, history }: Inquiry, timeZone: string) => [
	{ term: "Received", detail: formatMoment(acceptedAt, timeZone) },
	...rows.filter(({ id = "" }) => forms[form].visitorRows.includes(id)),
	...history
		.filter(({ by, status }) => by === visitor && status !== "closed")
		.map(({ at }) => ({ term: "You sent a change", detail: formatMoment(at, timeZone) })),
];

export const visitorPage = (
	inquiry: Inquiry,
	content: SiteContent,
	path: string,
	notice?: Page["notice"],
	values: FormValues = {},
): Page => {
	const { timeZone, phone } = content.business;
	return {
		title: `Your ${forms[inquiry.form].noun} ${inquiry.reference}`,
		notice,
		main: (
			<>
				<p className="mt-6 figures font-display text-display-4 font-medium">
					{describeStatus(inquiry, timeZone)}
				</p>
				{getBooking(inquiry) && <LinkLine href={`${path}&calendar=1`} label="Add to calendar" />}
				<Paragraphs texts={[`If you have a question, call or text ${phone.display}.`]} />
				<SummaryList rows={listFacts(inquiry, timeZone)} />
				{mayWithdraw(inquiry, Date.now()) &&
					(inquiry.fields.phone ? (
						answerForm(inquiry, path, values, notice?.errors)
					) : (
						<Paragraphs texts={[withoutPhone]} />
					))}
			</>
		),
		links: [callLink(content), homeLink],
	};
};

export const withoutPhone =
	"To change or cancel it, answer our email or call us. You gave us no phone number, so we can’t tell here that it’s you.";

/** The form of `/my-request` again, because nothing was found. It says the same of each mistake. */
export const findPage = (content: SiteContent, values: FormValues): Page => ({
	title: "Find my request",
	notice: {
		title: "We can’t find that request",
		text: `The reference or the digits may be wrong, or we don’t keep it anymore. Check both, or call or text ${content.business.phone.display}.`,
	},
	main: <RequestLookup values={values} />,
	links: [callLink(content), homeLink],
});
