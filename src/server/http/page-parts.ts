import type { Option } from "../../lib/forms/fields";
import { filledRows, type SummaryRow } from "../../lib/forms/summary";
import { escapeHtml } from "../../lib/http/page-frame";
import type { ShownField } from "../form-definitions";

const e = escapeHtml;

/** A message for each wrong field. */
export type Errors = Readonly<Record<string, string>>;

export const h2 = (text: string): string => `<h2 class="mt-12 font-display font-medium text-display-3">${e(text)}</h2>`;

/** What was sent, as a list of terms. */
export const renderTerms = (rows: readonly SummaryRow[]): string => {
	const terms = filledRows(rows).map(
		({ term, detail }) => `<div class="py-3"><dt class="text-muted">${e(term)}</dt><dd class="whitespace-pre-line">${e(detail)}</dd></div>`,
	);
	return `<dl class="mt-6 bg-raised px-6 figures ruled">${terms.join("")}</dl>`;
};

export const paragraph = (text: string): string => `<p class="mt-5">${e(text)}</p>`;
export const link = (href: string, label: string): string => `<p class="mt-5"><a class="quiet-link" href="${e(href)}">${e(label)}</a></p>`;

export const button = (label: string): string =>
	`<button type="submit" class="inline-flex min-h-12 items-center justify-center rounded-pill px-7 py-2.5 font-medium bg-accent text-on-accent">${e(label)}</button>`;

/** What a page begins with if something has to be read first: it has the focus. @param errors each leads to its field */
export const notice = (title: string, text: string, errors: Errors = {}): string => {
	const links = Object.entries(errors).map(([name, message]) => `<li><a class="quiet-link" href="#${e(name)}">${e(message)}</a></li>`);
	return `<div class="mt-8 border-l-4 border-accent bg-raised px-6 py-6" role="group" aria-labelledby="notice" tabindex="-1" autofocus>
<h2 id="notice" class="font-display font-medium text-display-4">${e(title)}</h2>
<p class="mt-2">${e(text)}</p>${links.length > 0 ? `<ul class="mt-3">${links.join("")}</ul>` : ""}
</div>`;
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

/** A field of a form with its value. */
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
