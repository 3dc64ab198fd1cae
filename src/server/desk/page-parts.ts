import { escapeHtml, pageHeading as h1, type Page } from "../../lib/http/page-frame";
import type { SiteContent } from "../content";
import { type Errors, link, renderField } from "../http/page-parts";

const e = escapeHtml;

/** What a form is filled in with, by field name. */
export type Values = Readonly<Record<string, string>>;

/** A page's heading: what it's about, and its reference, which is never broken. */
export const headingOf = (name: string, reference: string): string =>
	`<h1 class="font-display font-medium text-display-2">${e(name)} <span class="figures whitespace-nowrap">${e(reference)}</span></h1>`;
const callLink = ({ business: { phone } }: SiteContent): string => link(`tel:${phone.e164}`, `Call ${phone.display}`);

export const hidden = (name: string, value: string): string => `<input type="hidden" name="${e(name)}" value="${e(value)}">`;

/** A field of a form, filled in. */
export const field = (shown: Parameters<typeof renderField>[0], values: Values, errors: Errors): string =>
	renderField(shown, values[shown.name] ?? "", errors[shown.name]);

/** A page that says what didn't work, and what to do instead. */
export const problemPage = (title: string, text: string, content: SiteContent): Page => ({
	title,
	secret: true,
	main: `${h1(title)}<p class="mt-6">${e(text)}</p>${callLink(content)}${link("/", "Back to the site")}`,
});
