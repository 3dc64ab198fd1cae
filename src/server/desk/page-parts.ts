import { escapeHtml, pageHeading as h1, type Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import { renderField } from "../http/response-pages";

const e = escapeHtml;

/** What a form is filled in with, by field name. */
export type Values = Readonly<Record<string, string>>;
/** A message for each wrong field. */
export type Errors = Readonly<Record<string, string>>;

/** A page's heading: what it's about, and its reference, which is never broken. */
export const headingOf = (name: string, reference: string): string =>
	`<h1 class="font-display font-medium text-display-2">${e(name)} <span class="figures whitespace-nowrap">${e(reference)}</span></h1>`;
export const paragraph = (text: string): string => `<p class="mt-5">${e(text)}</p>`;
export const link = (href: string, label: string): string => `<p class="mt-5"><a class="quiet-link" href="${e(href)}">${e(label)}</a></p>`;
export const callLink = ({ business: { phone } }: SiteContent): string => link(`tel:${phone.e164}`, `Call ${phone.display}`);

export const button = (label: string): string =>
	`<button type="submit" class="inline-flex min-h-12 items-center justify-center rounded-pill px-7 py-2.5 font-medium bg-accent text-on-accent">${e(label)}</button>`;
export const hidden = (name: string, value: string): string => `<input type="hidden" name="${e(name)}" value="${e(value)}">`;

/** A field of a form, filled in. */
export const field = (shown: Parameters<typeof renderField>[0], values: Values, errors: Errors): string =>
	renderField(shown, values[shown.name] ?? "", errors[shown.name]);

/** What a page begins with if something has to be read first: it has the focus. @param errors each leads to its field */
export const notice = (title: string, text: string, errors: Errors = {}): string => {
	const links = Object.entries(errors).map(([name, message]) => `<li><a class="quiet-link" href="#${e(name)}">${e(message)}</a></li>`);
	return `<div class="mt-8 border-l-4 border-accent bg-raised px-6 py-6" role="group" aria-labelledby="notice" tabindex="-1" autofocus>
<h2 id="notice" class="font-display font-medium text-display-4">${e(title)}</h2>
<p class="mt-2">${e(text)}</p>${links.length > 0 ? `<ul class="mt-3">${links.join("")}</ul>` : ""}
</div>`;
};

/** A page that says what didn't work, and what to do instead. */
export const problemPage = (title: string, text: string, content: SiteContent): Page => ({
	title,
	secret: true,
	main: `${h1(title)}<p class="mt-6">${e(text)}</p>${callLink(content)}${link("/", "Back to the site")}`,
});
