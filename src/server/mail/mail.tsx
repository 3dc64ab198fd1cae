import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../../content/site/schema";
import type { SummaryRow } from "../../lib/forms/summary";
import type { SiteContent } from "../content";
import type { Inquiry, QueuedMail } from "../inquiries/inquiry";
import type { Links } from "../visitor/links";

/** A paragraph, a link on a line of its own, the rows that were sent, or a visitor's own words. */
export type Part =
	| string
	| { readonly label: string; readonly href: string }
	| { readonly rows: readonly SummaryRow[] }
	| { readonly quote: string };

export interface Draft {
	readonly subject: string;
	readonly parts: readonly Part[];
	readonly attachments?: {
		readonly filename: string;
		readonly content: string;
		readonly contentType: string;
	}[];
}

export interface MailContext {
	readonly from: string;
	readonly to: string;
	readonly business: Site;
	readonly readSent: SiteContent["readSent"];
	readonly siteUrl: string;
	readonly links: Links | undefined;
	readonly held: number;
}

export type Composer = (inquiry: Inquiry, context: MailContext, mail: QueuedMail) => Draft;

export const linkTo = (inquiry: Inquiry, { links, siteUrl }: MailContext, label: string): Part[] =>
	links ? [{ label, href: siteUrl + links.path(inquiry) }] : [];

/** Indents a visitor's words, so that none of their lines passes for one of ours. */
const indent = (text: string) => `  ${text.replace(/\n/g, "\n  ")}`;

const asText = (part: Part): string => {
	if (typeof part === "string") return part;
	if ("href" in part) return `${part.label}:\n${part.href}`;
	if ("quote" in part) return indent(part.quote);
	return part.rows
		.map(({ term, detail }) =>
			detail.includes("\n") ? `${term}:\n${indent(detail)}` : `${term}: ${detail}`,
		)
		.join("\n");
};

export const renderText = (parts: Draft["parts"]): string => `${parts.map(asText).join("\n\n")}\n`;

const layout = { fontFamily: "sans-serif", lineHeight: 1.6, whiteSpace: "pre-wrap" } as const;

/** The same text with links. Its line breaks need `pre`, because Outlook knows no `white-space`. */
export const renderHtml = (parts: Draft["parts"]): string =>
	renderToStaticMarkup(
		parts.map((part) => (
			<pre key={JSON.stringify(part)} lang="en-US" style={layout}>
				{typeof part === "object" && "href" in part ? (
					<a href={part.href}>{part.label}</a>
				) : (
					asText(part)
				)}
			</pre>
		)),
	);
