import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { errorsHeading, type FieldErrors } from "../../lib/forms/definition";
import { contactFields, emailAsked } from "../../lib/forms/fields";
import type { SummaryRow } from "../../lib/forms/summary";
import { createPageFrame, escapeHtml, frameFile, pageHeading as h1, type Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import type { Form } from "../form-definitions";
import { button, h2, link, notice, paragraph, renderField, renderTerms } from "./page-parts";

const e = escapeHtml;

const plain = "<body><main><section><div></div></section></main></body></html>";

/**
 * What surrounds the server's pages: the site's own header and footer or, without a build beside the functions, nothing.
 * @returns what renders a page, and the policy for it: styles by their hashes, no script
 */
export const createLayout = (site: string, html = existsSync(frameFile) ? readFileSync(frameFile, "utf8") : plain) => {
	const { styles, render } = createPageFrame(html, site);
	const hashes = styles.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`);
	return {
		render,
		policy: `default-src 'none'; style-src ${hashes.join(" ") || "'none'"}; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
	};
};

export type Layout = ReturnType<typeof createLayout>;

/** What a plain post gets once it is stored: the reference, what happens next, a summary to keep. @param own where to change or withdraw it */
export const confirmationPage = (form: Form, { sent }: SiteContent, reference: string, rows: readonly SummaryRow[], own?: string): Page => {
	const { heading, text, points } = sent[form.id];
	const steps = points.map(
		({ title, text: what }) =>
			`<li class="border-b border-hairline py-5"><span class="font-display text-display-4 font-medium">${e(title)}</span><br>${e(what)}</li>`,
	);
	return {
		title: heading,
		main: `${h1(heading)}
<p class="mt-6 text-muted">Your reference number</p>
<p id="reference" class="figures font-display text-display-3 font-medium">${e(reference)}</p>
${text.map(paragraph).join("")}
<ol class="mt-8 border-t border-hairline">${steps.join("")}</ol>
${h2(form.title)}
${renderTerms([{ term: "Reference", detail: reference }, ...rows])}
${own ? link(own, `Change or withdraw this ${form.noun}`) : ""}
${link("/", "Back to the site")}`,
	};
};

/** What a plain post gets if fields are wrong: each with its error, and the form with what was typed. A question is asked once: sending again answers it. */
export const fieldErrorsPage = (form: Form, content: SiteContent, values: Readonly<Record<string, unknown>>, found: FieldErrors): Page => {
	const email = String(values[contactFields.email.name] ?? "");
	const { [emailAsked]: question, ...rest } = found;
	const errors = question ? { ...rest, [contactFields.email.name]: `${question} If ${email} is right, send the form again.` } : rest;
	const fields = form.listFields(content);
	const wrong = Object.fromEntries(fields.flatMap(({ name }) => (errors[name] ? [[name, errors[name]]] : [])));
	const title = errorsHeading(Object.keys(wrong).length);
	return {
		title: `Error: ${title}`,
		main: `${h1(form.title)}
${notice(title, "Nothing has been sent yet. What you typed is below.", wrong)}
<form class="mt-10 stack-8" method="post" action="${e(form.endpoint)}">
${fields.map((field) => renderField(field, String(values[field.name] ?? ""), errors[field.name])).join("\n")}
<input type="hidden" name="${emailAsked}" value="${e(email)}">
<div class="form-trap" aria-hidden="true"><label for="blank">Leave this empty</label><input type="text" id="blank" name="blank" tabindex="-1" autocomplete="off"></div>
${button("Send")}
</form>`,
	};
};

/** What a plain post gets if it was not accepted for another reason. */
export const refusalPage = (form: Form, { business: { phone } }: SiteContent, text: string): Page => ({
	title: "It wasn’t sent",
	main: `${h1("It wasn’t sent")}
<p class="mt-6">${e(text)}</p>
${paragraph("Your browser’s Back button takes you back to the form, with what you typed.")}
${link(form.page, "Back to the form")}
${link(`tel:${phone.e164}`, `Call ${phone.display}`)}`,
});
