import type { ReactNode } from "react";
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

/** A text for a header, which no line break may end. */
export const oneLine = (text: string): string =>
	text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Indents a visitor's words, so that none of their lines passes for one of ours. */
const indent = (text: string): string => `  ${text.replace(/\n/g, "\n  ")}`;

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

export const renderText = ({ parts }: Draft): string => `${parts.map(asText).join("\n\n")}\n`;

/** Outlook doesn't know CSS `white-space`. */
const withBreaks = (text: string): ReactNode[] =>
	// biome-ignore lint/suspicious/noArrayIndexKey: it's rendered once.
	text.split("\n").flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : [line]));

const cell = {
	padding: "0.25rem 1rem 0.25rem 0",
	textAlign: "left",
	verticalAlign: "top",
} as const;
const body = {
	maxWidth: "36rem",
	margin: "0 auto",
	padding: "1rem",
	fontFamily: "sans-serif",
	fontSize: "1rem",
	lineHeight: 1.6,
};

const HtmlPart = ({ part }: { part: Part }) => {
	if (typeof part === "string") return <p>{withBreaks(part)}</p>;
	if ("quote" in part) return <blockquote>{withBreaks(part.quote)}</blockquote>;
	const link = "href" in part ? <a href={part.href}>{part.label}</a> : null;
	if (!("rows" in part)) return <p>{link}</p>;
	const rows = part.rows.map(({ term, detail }) => (
		<tr key={term}>
			<th scope="row" style={{ ...cell, fontWeight: "normal", color: "#555" }}>
				{term}
			</th>
			<td style={cell}>{withBreaks(detail)}</td>
		</tr>
	));
	return (
		<table>
			<tbody>{rows}</tbody>
		</table>
	);
};

export const renderHtml = ({ subject, parts }: Draft): string => {
	const page = (
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<title>{subject}</title>
			</head>
			<body style={body}>
				{parts.map((part) => (
					<HtmlPart key={typeof part === "string" ? part : Object.keys(part).join()} part={part} />
				))}
			</body>
		</html>
	);
	return `<!doctype html>${renderToStaticMarkup(page)}`;
};
