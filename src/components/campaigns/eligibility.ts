import { findDay } from "../../lib/time/clock";

/** What decides whether a campaign's dialog opens (docs/specification.md R34, R35). */
type CampaignRule = Pick<Queries.SiteQuery["allCampaign"]["nodes"][number], "window" | "frequency">;

/** True once the last second of the window has passed. */
export const isOver = ({ last }: CampaignRule["window"], now: Date): boolean => now.getTime() >= Date.parse(last) + 1000;

/** True from the first second of the window to the end of the last. */
export const isWithinWindow = ({ window }: Pick<CampaignRule, "window">, now: Date): boolean =>
	(window.first === null || now.getTime() >= Date.parse(window.first)) && !isOver(window, now);

/** True where the campaign has been closed too recently for its frequency. @param lastSeen the day it was last closed, `YYYY-MM-DD`, or null */
export const isClosed = ({ frequency }: Pick<CampaignRule, "frequency">, lastSeen: string | null, timeZone: string, now: Date): boolean =>
	lastSeen !== null && (frequency === "once" || lastSeen === findDay(timeZone, now));

/** True where the campaign may start its delay: inside its window, and not closed. @param lastSeen the day it was last closed, `YYYY-MM-DD`, or null */
export const isEligible = (campaign: CampaignRule, lastSeen: string | null, timeZone: string, now: Date): boolean =>
	isWithinWindow(campaign, now) && !isClosed(campaign, lastSeen, timeZone, now);
