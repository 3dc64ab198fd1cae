import { createHash } from "node:crypto";
import { type CopyRow, filledRows } from "../lib/form-copy";
import type { FieldErrors } from "../lib/form-plan";
import type { FormValues } from "../lib/form-values";
import type { Business, SiteContent } from "./content";
import type { FieldView, Form } from "./forms";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const e = escapeHtml;

/** The brand's colours, as src/styles/tokens.css has them; its typefaces' file names change with the build, so the fallbacks stand here. */
const style = `
:root{color-scheme:light;--ink:#1d2521;--ivory:#fbf7f1;--sand:#efe6da;--linen:#dccdb8;--moss:#5b6b5f;--clay:#95513a}
*{box-sizing:border-box}
body{margin:0;background:var(--ivory);color:var(--ink);font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
header,main{max-width:42.5rem;margin:0 auto;padding:1.5rem 1.25rem}
header{border-bottom:1px solid var(--linen)}
main{padding-bottom:5rem}
h1,h2{font-family:Cormorant,"Times New Roman",serif;font-weight:500;line-height:1.1;margin:2.5rem 0 .75rem}
h1{font-size:2.5rem}h2{font-size:1.75rem}
a{color:var(--clay);display:inline-block;min-height:1.75rem}
.reference{font:500 2.25rem/1.2 Cormorant,"Times New Roman",serif;font-variant-numeric:lining-nums tabular-nums;margin:.25rem 0 1.5rem}
dl{margin:0;padding:1rem 1.5rem;background:var(--sand)}
dt{color:var(--moss);font-size:1rem;margin-top:.75rem}
dd{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere}
ol{padding-left:1.25rem}li{margin:.5rem 0}
.errors{border-left:4px solid var(--clay);background:var(--sand);padding:1.25rem 1.5rem}
.errors h2{margin-top:0}
label{display:block;font-weight:500;margin:1.5rem 0 .375rem}
.error{color:#7f4330;font-weight:500;margin:.375rem 0 0}
input,select,textarea{width:100%;min-height:3rem;padding:.625rem .75rem;font:inherit;color:inherit;background:#fff;border:1px solid var(--moss);border-radius:2px}
input[type=checkbox]{width:1.5rem;min-height:1.5rem;vertical-align:middle;margin-right:.5rem}
[aria-invalid=true]{border:2px solid #7f4330}
.trap{position:absolute;left:-9999px}
button{margin-top:2rem;min-height:3.5rem;padding:0 2.5rem;font:inherit;color:var(--ivory);background:var(--clay);border:0;border-radius:999px;cursor:pointer}
:focus-visible{outline:3px solid var(--clay);outline-offset:3px}
`;

/** The pages' policy: nothing is loaded, only this style holds, forms go to us. */
export const pageContentPolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style, "utf8").digest("base64")}'`,
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

const frame = (title: string, { name }: Pick<Business, "name">, main: string): string =>
	`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)} | ${e(name)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${e(name)}</a></header>
<main id="main-content">
${main}
</main>
</body>
</html>
`;

const ways = ({ phone, email }: Business): string =>
	`<p>Or call <a href="tel:${e(phone.e164)}">${e(phone.display)}</a>, <a href="sms:${e(phone.e164)}">text the same number</a>, or write to <a href="mailto:${e(email)}">${e(email)}</a>.</p>`;

const copyOf = (rows: readonly CopyRow[]): string =>
	`<dl>${filledRows(rows)
		.map(({ term, detail }) => `<dt>${e(term)}</dt><dd>${e(detail)}</dd>`)
		.join("")}</dl>`;

/** What a plain post gets once it is stored: the reference, what happens next, a copy to keep. */
export const confirmationPage = (form: Form, { business, sent }: SiteContent, reference: string, rows: readonly CopyRow[]): string => {
	const { heading, text, points } = sent[form.kind];
	const next = points.map(({ title, text: what }) => `<li><strong>${e(title)}.</strong> ${e(what)}</li>`).join("");
	return frame(
		heading,
		business,
		`<h1>${e(heading)}</h1>
<p>Your reference</p>
<p class="reference">${e(reference)}</p>
${text.map((paragraph) => `<p>${e(paragraph)}</p>`).join("\n")}
<ol>${next}</ol>
<h2>${e(form.title)}</h2>
${copyOf([{ term: "Reference", detail: reference }, ...rows])}
<p><a href="/">Back to the site</a></p>`,
	);
};

const optionsOf = (field: FieldView, value: string): string => {
	const option = (choice: { value: string; label: string }): string =>
		`<option value="${e(choice.value)}"${choice.value === value ? " selected" : ""}>${e(choice.label)}</option>`;
	return (field.options ?? [])
		.map((choice) => (choice.options ? `<optgroup label="${e(choice.label)}">${choice.options.map(option).join("")}</optgroup>` : option(choice)))
		.join("");
};

const controlOf = (field: FieldView, value: string, error: string | undefined): string => {
	const { name, type, autocomplete } = field;
	const shared = `id="${e(name)}" name="${e(name)}"${error ? ` aria-invalid="true" aria-describedby="${e(name)}-error"` : ""}`;
	if (type === "select") return `<select ${shared}>${optionsOf(field, value)}</select>`;
	// A line break right after the tag is dropped by the parser; one is put there for it.
	if (type === "area") return `<textarea ${shared} rows="6">\n${e(value)}</textarea>`;
	if (type === "check") return `<input type="checkbox" value="yes" ${shared}${value === "yes" ? " checked" : ""}>`;
	return `<input type="${type}" value="${e(value)}" ${shared}${autocomplete ? ` autocomplete="${autocomplete}"` : ""}>`;
};

const fieldOf = (field: FieldView, value: string, error: string | undefined): string => {
	const control = controlOf(field, value, error);
	const label =
		field.type === "check"
			? `<label for="${e(field.name)}">${control}${e(field.label)}</label>`
			: `<label for="${e(field.name)}">${e(field.label)}</label>${control}`;
	return `<div>${label}${error ? `<p class="error" id="${e(field.name)}-error">Error: ${e(error)}</p>` : ""}</div>`;
};

/** What a plain post gets where fields are wrong: each with its error, and the form with what was typed. */
export const fieldErrorsPage = (form: Form, content: SiteContent, values: FormValues, errors: FieldErrors): string => {
	const entries = Object.entries(errors);
	const title = entries.length === 1 ? "One field needs another look" : `${entries.length} fields need another look`;
	const list = entries.map(([name, text]) => `<li><a href="#${e(name)}">${e(text)}</a></li>`).join("");
	const fields = form.fields(content).map((field) => fieldOf(field, values[field.name] ?? "", errors[field.name]));
	return frame(
		`Error: ${title}`,
		content.business,
		`<h1>${e(form.title)}</h1>
<div class="errors" role="group" aria-labelledby="errors" tabindex="-1" autofocus>
<h2 id="errors">${title}</h2>
<p>Nothing was sent yet. What you typed is below.</p>
<ul>${list}</ul>
</div>
<form method="post" action="${e(form.endpoint)}">
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button type="submit">Send</button>
</form>
${ways(content.business)}`,
	);
};

/** What a plain post gets where it was not taken for another reason. */
export const refusalPage = (form: Form, { business }: SiteContent, text: string): string =>
	frame(
		"It was not sent",
		business,
		`<h1>It was not sent</h1>
<p>${e(text)}</p>
<p>Your browser's Back button leads to the form with what you typed.</p>
${ways(business)}
<p><a href="${e(form.page)}">To the form</a></p>`,
	);
