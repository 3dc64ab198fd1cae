import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Honeypot } from "../../components/forms/honeypot";
import type { Form } from "../../forms";
import { errorsHeading, type FieldErrors } from "../../lib/forms/definition";
import { contactFields, emailAsked } from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { Paragraphs as LinkedParagraphs } from "../../ui/text";
import type { SiteContent } from "../content";
import { describeError, log } from "../log";
import type { Page, SendPage } from "./layout";
import { formId, PageField, PageForm } from "./page-form";
import { Paragraphs, Subtitle, SummaryList } from "./page-text";

export const homeLink = { href: "/", label: "Back to the site" };

export const callLink = ({ business: { phone } }: SiteContent) => ({
	href: `tel:${phone.e164}`,
	label: `Call ${phone.display}`,
});

/**
 * What a visitor without script gets once a form is stored.
 * @param own the link to change or cancel it
 */
export const confirmationPage = (
	form: Form,
	{ readSent }: SiteContent,
	reference: string,
	rows: readonly SummaryRow[],
	own?: string,
): Page => {
	const { heading, text, points } = readSent(form.page);
	return {
		title: heading,
		main: (
			<>
				<p className="mt-6 text-muted">Your reference number</p>
				<p id="reference" className="figures font-display text-display-3 font-medium">
					{reference}
				</p>
				<LinkedParagraphs texts={text} each="mt-5" />
				<ol className="mt-8 border-t border-hairline">
					{points.map(({ title, text: what }) => (
						<li key={title} className="border-b border-hairline py-5">
							<p className="font-display text-display-4 font-medium">{title}</p>
							{what}
						</li>
					))}
				</ol>
				<Subtitle text={form.title} />
				<SummaryList rows={[{ term: "Reference", detail: reference }, ...rows]} />
			</>
		),
		links: [...(own ? [{ href: own, label: `Change or cancel this ${form.noun}` }] : []), homeLink],
	};
};

const confirmField = {
	name: "confirm",
	label: "Email them the confirmation",
	control: "checkbox",
} as const;

/**
 * The form with what was typed and what's wrong. A question about the email address is asked once:
 * sending the form again answers it.
 * @param key of a new request that the desk enters for a caller; saved twice, it's still one
 */
export const formPage = (
	form: Form,
	content: SiteContent,
	typed: Readonly<Record<string, unknown>>,
	found: FieldErrors = {},
	key = "",
): Page => {
	const fields = [...form.listFields(content), ...(key ? [confirmField] : [])];
	const values = Object.fromEntries(fields.map(({ name }) => [name, String(typed[name] ?? "")]));
	const emailField = contactFields.email.name;
	const { [emailField]: email = "" } = values;
	const { [emailAsked]: question } = found;
	const errors = question
		? { ...found, [emailField]: `${question} If ${email} is right, send the form again.` }
		: found;
	const wrong = Object.fromEntries(
		fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : [])),
	);
	const count = Object.keys(wrong).length;
	const title = errorsHeading(count);
	const heading = key ? `Add a ${form.noun}` : form.title;
	const text = "Nothing has been sent yet. What you typed is below.";
	return {
		title: count > 0 ? `Error: ${title}` : heading,
		heading,
		notice: count > 0 ? { title, text, errors: wrong } : undefined,
		main: (
			<PageForm
				action={key ? form.id : form.endpoint}
				hidden={key ? { key } : {}}
				values={values}
				errors={wrong}
				send={key ? "Save" : "Send"}
			>
				{fields.map((field) => (
					<PageField
						key={field.name}
						{...field}
						label={
							key && field.name === "consent" ? "They agree that we contact them" : field.label
						}
					/>
				))}
				<input type="hidden" name={emailAsked} value={email} />
				<Honeypot id={formId} />
			</PageForm>
		),
	};
};

export const refusalPage = (form: Form, content: SiteContent, text: string): Page => ({
	title: "It wasn’t sent",
	main: (
		<Paragraphs
			texts={[text, "Your browser’s Back button takes you back to the form, with what you typed."]}
		/>
	),
	links: [{ href: form.page, label: "Back to the form" }, callLink(content)],
});

/** For pages behind links and cookies. @param about names the page in the log */
export const createExplain = (about: string, sendPage: SendPage, content: () => SiteContent) => {
	const explain = (c: Context, status: ContentfulStatusCode, title: string, text: string) =>
		sendPage(c, status, {
			title,
			main: <Paragraphs texts={[text]} />,
			links: [callLink(content()), homeLink],
		});
	const onError = (error: Error, c: Context) => {
		if (error instanceof HTTPException)
			return explain(c, error.status as ContentfulStatusCode, "It wasn’t saved", error.message);
		log(`${about}: ${describeError(error)}`);
		return explain(c, 503, "We can’t show this right now", "Try again in a minute, or call us.");
	};
	return { explain, onError };
};
