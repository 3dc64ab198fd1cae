import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Heading } from "../../ui/text";
import { createPageFrame, frameFile, plainFrame } from "./page-frame";
import { LinkLine, Notice } from "./page-text";

export interface Page {
	readonly title: string;
	readonly heading?: string;
	readonly notice?: Parameters<typeof Notice>[0] | undefined;
	readonly main: ReactNode;
	readonly links?: readonly Parameters<typeof LinkLine>[0][];
}

/**
 * @param html the built page whose styles each page has and, unless it's the desk's, whose header and
 * footer surround it
 * @returns what sends a page, with a policy that allows no script
 */
export const createLayout = (
	siteName: string,
	isForDesk = false,
	html = existsSync(frameFile) ? readFileSync(frameFile, "utf8") : plainFrame,
) => {
	const { styles, render } = createPageFrame(html, isForDesk);
	const hashes = styles
		.map((style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`)
		.join(" ");
	const policy = `default-src 'none'; style-src 'self' ${hashes}; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
	return (
		c: Context,
		status: ContentfulStatusCode,
		{ title, heading = title, notice, main, links = [] }: Page,
	) => {
		const head = <title>{`${title} | ${siteName}`}</title>;
		const body = (
			<>
				<Heading level={1} size={2} className="figures">
					{heading}
				</Heading>
				{notice && <Notice {...notice} />}
				{main}
				{links.map((link) => (
					<LinkLine key={link.href} {...link} />
				))}
			</>
		);
		return c.html(render(renderToStaticMarkup(head), renderToStaticMarkup(body)), status, {
			"Content-Security-Policy": policy,
		});
	};
};

export type SendPage = ReturnType<typeof createLayout>;
