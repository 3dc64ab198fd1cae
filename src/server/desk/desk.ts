import type { Handler } from "../http/respond";
import { createMailPlan, planMails } from "../requests/plan-mails";
import type { Settings } from "../settings";
import { createDeskTarget } from "./desk-page";
import { createLinkHandler, type LinkDependencies } from "./link-handler";
import { type Links, linkPaths, openLinks } from "./links";
import { createVisitorTarget } from "./visitor-page";

/** What the front desk and the visitor get: mails, links, and the pages behind them. */
export interface Desk {
	/** Undefined without LINK_SECRET. */
	readonly links: Links | undefined;
	/** The mails of a request that has come in; see plan-mails.ts. */
	readonly planMails: (request: Parameters<typeof planMails>[0], now: number) => ReturnType<typeof planMails>;
	/** The path at which visitors see their request, change it or withdraw it; undefined without LINK_SECRET. */
	readonly findLink: (reference: string) => string | undefined;
	/** Handlers by path. */
	readonly endpoints: ReadonlyMap<string, Handler>;
}

/** @param settings where links lead, and when the desk is reminded */
export const createDesk = (settings: Pick<Settings, "linkSecret" | "siteUrl" | "remindAfterMinutes">, dependencies: Omit<LinkDependencies, "links">): Desk => {
	const { content } = dependencies;
	const links = openLinks(settings, content);
	const getPlan = () => createMailPlan(settings, content().business);
	const all = { ...dependencies, links };
	return {
		links,
		planMails: (request, now) => planMails(request, now, getPlan()),
		findLink: (reference) => links?.path("visitor", reference),
		endpoints: new Map([
			[linkPaths.desk, createLinkHandler("desk", createDeskTarget(all, getPlan), all)],
			[linkPaths.visitor, createLinkHandler("visitor", createVisitorTarget(all), all)],
		]),
	};
};
