import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { errorsHeading, type FieldErrors } from "../../lib/forms/definition";
import type { Option } from "../../lib/forms/fields";
import { filledRows, type SummaryRow } from "../../lib/forms/summary";
import { createPageFrame, escapeHtml, frameFile, pageHeading as h1, type Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import type { Form, ShownField } from "../form-definitions";

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

export const h2 = (text: string): string => `<h2 class="mt-12 font-display font-medium text-display-3">${e(text)}</h2>`;

/** What was sent, as a list of terms. */
export const renderTerms = (rows: readonly SummaryRow[]): string => {
	const terms = filledRows(rows).map(
		({ term, detail }) => `<div class="py-3"><dt class="text-muted">${e(term)}</dt><dd class="whitespace-pre-line">${e(detail)}</dd></div>`,
	);
	return `<dl class="mt-6 bg-raised px-6 figures ruled">${terms.join("")}</dl>`;
};

/** What a plain post gets once it is stored: the reference, what happens next, a summary to keep. @param link where to change or withdraw it */
export const confirmationPage = (form: Form, { sent }: SiteContent, reference: string, rows: readonly SummaryRow[], link?: string): Page => {
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
${text.map((paragraph) => `<p class="mt-5">${e(paragraph)}</p>`).join("")}
<ol class="mt-8 border-t border-hairline">${steps.join("")}</ol>
${h2(form.title)}
${renderTerms([{ term: "Reference", detail: reference }, ...rows])}
${link ? `<p class="mt-6"><a class="quiet-link" href="${e(link)}">Change or withdraw this ${form.noun}</a></p>` : ""}
<p class="mt-6"><a class="quiet-link" href="/">Back to the site</a></p>`,
	};
};

const renderOptions = ({ placeholder, options = [], groups = [] }: ShownField, value: string): string => {
	const render = (all: readonly Option[]): string =>
		all.map((option) => `<option value="${e(option.value)}"${option.value === value ? " selected" : ""}>${e(option.label)}</option>`).join("");
	const first = placeholder ? [{ value: "", label: placeholder }] : [];
	return render([...first, ...options]) + groups.map(({ label, options: own }) => `<optgroup label="${e(label)}">${render(own)}</optgroup>`).join("");
};

const renderControl = (field: ShownField, value: string, error: string | undefined): string => {
	const { name, type = "text", autoComplete, control, hint } = field;
	const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
	const shared = `id="${e(name)}" name="${e(name)}"${error ? ' aria-invalid="true"' : ""}${described ? ` aria-describedby="${e(described)}"` : ""}`;
	if (control === "checkbox") return `<input type="checkbox" value="yes" ${shared}${value === "yes" ? " checked" : ""}>`;
	// The parser drops a line break right after the tag.
	if (control === "textarea") return `<textarea class="control" rows="6" ${shared}>\n${e(value)}</textarea>`;
	if (field.options || field.groups) return `<select class="control" ${shared}>${renderOptions(field, value)}</select>`;
	return `<input class="control" type="${type}" value="${e(value)}" ${shared}${autoComplete ? ` autocomplete="${autoComplete}"` : ""}>`;
};

export const renderField = (field: ShownField, value: string, error: string | undefined): string => {
	const { name, label, labelSuffix, optional, hint } = field;
	const text = `${e(label)}${labelSuffix ? `, ${e(labelSuffix)}` : ""}${optional ? " (optional)" : ""}`;
	const control = renderControl(field, value, error);
	return `<div>${
		field.control === "checkbox"
			? `<label for="${e(name)}" class="choice">${control}<span>${text}</span></label>`
			: `<label for="${e(name)}" class="mb-1.5 block font-medium">${text}</label>${hint ? `<p id="${e(name)}-hint" class="mb-2 text-muted">${e(hint)}</p>` : ""}${control}`
	}${error ? `<p id="${e(name)}-error" class="mt-2 font-medium text-(--accent-pressed)">Error: ${e(error)}</p>` : ""}</div>`;
};

/** What a plain post gets if fields are wrong: each with its error, and the form with what was typed. */
export const fieldErrorsPage = (form: Form, content: SiteContent, values: Readonly<Record<string, unknown>>, errors: FieldErrors): Page => {
	const fields = form.listFields(content);
	const wrong = fields.flatMap(({ name }) => (errors[name] ? [`<li><a class="quiet-link" href="#${e(name)}">${e(errors[name])}</a></li>`] : []));
	const title = errorsHeading(wrong.length);
	return {
		title: `Error: ${title}`,
		main: `${h1(form.title)}
<div class="mt-8 border-l-4 border-accent bg-raised px-6 py-6" role="group" aria-labelledby="errors" tabindex="-1" autofocus>
<h2 id="errors" class="font-display font-medium text-display-4">${title}</h2>
<p class="mt-2">Nothing has been sent yet. What you typed is below.</p>
<ul class="mt-3">${wrong.join("")}</ul>
</div>
<form class="mt-10 stack-8" method="post" action="${e(form.endpoint)}">
${fields.map((field) => renderField(field, String(values[field.name] ?? ""), errors[field.name])).join("\n")}
<div class="form-trap" aria-hidden="true"><label for="blank">Leave this empty</label><input type="text" id="blank" name="blank" tabindex="-1" autocomplete="off"></div>
<button type="submit" class="inline-flex min-h-12 items-center justify-center rounded-pill px-7 py-2.5 font-medium bg-accent text-on-accent">Send</button>
</form>`,
	};
};

/** What a plain post gets if it was not accepted for another reason. */
export const refusalPage = (form: Form, { business: { phone } }: SiteContent, text: string): Page => ({
	title: "It wasn’t sent",
	main: `${h1("It wasn’t sent")}
<p class="mt-6">${e(text)}</p>
<p class="mt-5">Your browser’s Back button takes you back to the form, with what you typed.</p>
<p class="mt-5"><a class="quiet-link" href="${e(form.page)}">Back to the form</a></p>
<p class="mt-5"><a class="quiet-link" href="tel:${e(phone.e164)}">Call ${e(phone.display)}</a></p>`,
});
