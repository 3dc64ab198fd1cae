import { createHmac, timingSafeEqual } from "node:crypto";
import type { SiteContent } from "../content";
import type { Settings } from "../settings";

/** Who a link is for: the front desk, or the person who sent the request. */
export type LinkPurpose = "desk" | "visitor";

export const linkPaths: Readonly<Record<LinkPurpose, string>> = { desk: "/api/desk", visitor: "/api/request" };

export const noLinks =
	"LINK_SECRET isn't set, so mails have no links, visitors can't change their requests and the desk isn't reminded. Expected a random text, such as the output of \"openssl rand -hex 32\". Set it and start again.";

/**
 * Makes and checks the links in mails and on pages. Anyone who has one may see the request and act on it.
 * @param site the address, without a slash at its end @param earlier a secret whose links still work
 */
export const createLinks = (secret: string, site: () => string, earlier?: string) => {
	const sign = (purpose: LinkPurpose, reference: string, key = secret): Buffer => createHmac("sha256", key).update(`${purpose}\n${reference}`).digest();
	/** The link's path on this site: "/api/desk?reference=…&signature=…". */
	const path = (purpose: LinkPurpose, reference: string): string => {
		const query = new URLSearchParams({ reference, signature: sign(purpose, reference).toString("base64url") });
		return `${linkPaths[purpose]}?${query}`;
	};
	return {
		path,
		address: (purpose: LinkPurpose, reference: string): string => site() + path(purpose, reference),
		/** Whether a signature is ours, for this purpose and this reference. */
		check: (purpose: LinkPurpose, reference: string, signature: string): boolean => {
			const given = Buffer.from(signature, "base64url");
			const matches = (expected: Buffer): boolean => given.length === expected.length && timingSafeEqual(given, expected);
			// Of base64url, several texts can be the same bytes: only the one we write is ours.
			return given.toString("base64url") === signature && [secret, earlier ?? secret].some((key) => matches(sign(purpose, reference, key)));
		},
	};
};
export type Links = ReturnType<typeof createLinks>;

/** The links of the settings; undefined without LINK_SECRET. They lead to SITE_URL, or to the address in content/site.json. */
export const openLinks = (
	{ linkSecret, earlierLinkSecret, siteUrl }: Pick<Settings, "linkSecret" | "earlierLinkSecret" | "siteUrl">,
	content: () => SiteContent,
): Links | undefined => (linkSecret ? createLinks(linkSecret, () => siteUrl ?? content().business.url, earlierLinkSecret) : undefined);
