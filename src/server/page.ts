import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { errorsHeading, type FieldErrors } from "../lib/forms/definition";
import { type CopyRow, filledRows } from "../lib/forms/summary";
import type { FormValues } from "../lib/forms/values";
import type { Business, SiteContent } from "./content";
import type { FieldView, Form } from "./forms";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const e = escapeHtml;

/** The build's own fonts, named after their content; where the functions run without public/ beside them, the fallbacks stand. */
const fontFaces = (["Cormorant", "Figtree"] as const)
	.map((family) => {
		const folder = join("public", "static");
		const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${family.toLowerCase()}-latin-wght-normal-`)) : [];
		return file ? `@font-face{font-family:${family};font-weight:300 900;font-display:fallback;src:url("/static/${file}") format("woff2")}\n` : "";
	})
	.join("");

/** The brand's colours and measures, as src/styles/tokens.css and forms.css have them. */
const style = `
${fontFaces}:root{color-scheme:light;--ink:#1d2521;--evergreen:#24362f;--ivory:#fbf7f1;--sand:#efe6da;--linen:#dccdb8;--moss:#5b6b5f;--clay:#95513a;--display:Cormorant,Georgia,"Times New Roman",serif}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--ivory);color:var(--ink);font:1.0625rem/1.6 Figtree,system-ui,sans-serif}
header,footer{background:var(--evergreen);color:var(--ivory)}
.page{width:100%;max-width:45rem;margin:0 auto;padding:1.25rem}
header a,footer a{color:inherit}
header a{font:500 1.75rem/1.2 var(--display);text-decoration:none}
main.page{flex:1;padding:3.5rem 1.25rem 5rem}
footer p{margin:.5rem 0}
h1,h2{font-family:var(--display);font-weight:500;line-height:1.1;font-variant-numeric:lining-nums;text-wrap:balance;margin:3.5rem 0 1rem}
h1{font-size:clamp(2.25rem,1.65rem + 2.5vw,3.5rem);margin-top:0}
h2{font-size:clamp(1.75rem,1.55rem + .9vw,2.25rem)}
a{color:var(--clay);text-underline-offset:.2em;overflow-wrap:anywhere}
.label{color:var(--moss);margin:2rem 0 0}
.reference{font:500 2.25rem/1.2 var(--display);font-variant-numeric:lining-nums tabular-nums;letter-spacing:.02em;margin:0 0 2rem}
.next{list-style:none;margin:2rem 0 0;padding:0;border-top:1px solid var(--linen)}
.next li{display:grid;gap:.25rem 2rem;padding:1.25rem 0;border-bottom:1px solid var(--linen)}
.next strong{font:500 1.5rem/1.2 var(--display)}
dl{margin:0 0 2.5rem;padding:1rem 1.5rem;background:var(--sand)}
dl div{display:grid;gap:0 2rem;padding:.75rem 0}
dl div+div{border-top:1px solid var(--linen)}
dt{color:var(--moss)}
dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.errors{border-left:4px solid var(--clay);background:var(--sand);padding:1.5rem;margin:2rem 0}
.errors h2{font-size:1.5rem;margin:0 0 .5rem}
.errors p,.errors ul{margin:.5rem 0}
.errors ul{padding-left:1.25rem}
.errors li{margin:.5rem 0}
form{display:grid;gap:1.75rem 1.5rem}
label{display:block;font-weight:500;margin:0 0 .375rem}
.error{color:#7f4330;font-weight:500;margin:.375rem 0 0}
input,select,textarea{display:block;width:100%;min-height:3.25rem;padding:.7rem 1rem;font:inherit;line-height:1.4;color:inherit;background-color:var(--sand);border:0;border-bottom:1px solid var(--ink);border-radius:2px 2px 0 0}
select{appearance:none;padding-right:2.75rem;text-overflow:ellipsis;background-image:linear-gradient(45deg,transparent 44%,var(--ink) 44% 56%,transparent 56%),linear-gradient(-45deg,transparent 44%,var(--ink) 44% 56%,transparent 56%);background-size:.5rem .5rem;background-position:right 1.5rem center,right 1rem center;background-repeat:no-repeat}
textarea{resize:vertical}
label:has(>input){display:grid;grid-template-columns:auto 1fr;gap:0 .9rem;align-items:center;font-weight:400}
input[type=checkbox]{width:1.5rem;min-height:1.5rem;height:1.5rem;margin:0;accent-color:var(--clay)}
[aria-invalid=true]{border-bottom:2px solid var(--clay);box-shadow:inset 3px 0 0 var(--clay)}
.trap{position:absolute;left:-200vw}
button{justify-self:start;min-height:3.5rem;padding:0 2.5rem;font:500 1rem/1.25 Figtree,system-ui,sans-serif;color:var(--ivory);background:var(--clay);border:0;border-radius:999px;cursor:pointer}
:focus-visible{outline:2px solid var(--clay);outline-offset:3px}
header :focus-visible,footer :focus-visible{outline-color:currentColor}
@media (min-width:40rem){
form{grid-template-columns:1fr 1fr}
form>*{grid-column:1/-1}
form>.half{grid-column:auto}
.next li{grid-template-columns:2fr 5fr}
dl div{grid-template-columns:2fr 5fr}
}
@media (forced-colors:active){input,select,textarea{border:1px solid}select{appearance:auto}}
@media print{header,footer,.back{display:none}main.page{padding:0}}
`;

/** The pages' policy: only this style holds, our fonts alone are loaded, nothing runs, forms go to us. */
export const pageContentPolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style, "utf8").digest("base64")}'`,
	"font-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

const ways = ({ phone, email }: Business): string =>
	`<p>Call <a href="tel:${e(phone.e164)}">${e(phone.display)}</a>, <a href="sms:${e(phone.e164)}">text the same number</a>, or write to <a href="mailto:${e(email)}">${e(email)}</a>.</p>`;

const frame = (title: string, business: Business, main: string): string =>
	`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${e(title)} | ${e(business.name)}</title>
<style>${style}</style>
</head>
<body>
<header><div class="page"><a href="/">${e(business.name)}</a></div></header>
<main id="main-content" class="page">
${main}
</main>
<footer><div class="page">${ways(business)}</div></footer>
</body>
</html>
`;

const copyOf = (rows: readonly CopyRow[]): string =>
	`<dl>${filledRows(rows)
		.map(({ term, detail }) => `<div><dt>${e(term)}</dt><dd>${e(detail)}</dd></div>`)
		.join("")}</dl>`;

/** What a plain post gets once it is stored: the reference, what happens next, a copy to keep. */
export const confirmationPage = (form: Form, { business, sent }: SiteContent, reference: string, rows: readonly CopyRow[]): string => {
	const { heading, text, points } = sent[form.kind];
	const next = points.map(({ title, text: what }) => `<li><strong>${e(title)}</strong> <span>${e(what)}</span></li>`).join("");
	return frame(
		heading,
		business,
		`<h1>${e(heading)}</h1>
<p class="label">Your reference</p>
<p class="reference">${e(reference)}</p>
${text.map((paragraph) => `<p>${e(paragraph)}</p>`).join("\n")}
<ol class="next">${next}</ol>
<h2>${e(form.title)}</h2>
${copyOf([{ term: "Reference", detail: reference }, ...rows])}
<p class="back"><a href="/">Back to the site</a></p>`,
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
	return `<div${field.half ? ' class="half"' : ""}>${label}${error ? `<p class="error" id="${e(field.name)}-error">Error: ${e(error)}</p>` : ""}</div>`;
};

/** What a plain post gets where fields are wrong: each with its error, and the form with what was typed. */
export const fieldErrorsPage = (form: Form, content: SiteContent, values: FormValues, errors: FieldErrors): string => {
	const entries = Object.entries(errors);
	const title = errorsHeading(entries.length);
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
</form>`,
	);
};

/** What a plain post gets where it was not taken for another reason. */
export const refusalPage = (form: Form, { business }: SiteContent, text: string): string =>
	frame(
		"It was not sent",
		business,
		`<h1>It was not sent</h1>
<p>${e(text)}</p>
<p>Your browser’s Back button leads to the form with what you typed.</p>
<p><a href="${e(form.page)}">To the form</a></p>`,
	);
