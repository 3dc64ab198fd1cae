import { findDay } from "../../lib/time/clock";

/** Whether a campaign's dialog opens (docs/specification.md R34, R35). */
type CampaignRule = Pick<Queries.SiteQuery["allCampaign"]["nodes"][number], "window" | "frequency">;

export const isOver = ({ last }: CampaignRule["window"], now: Date): boolean => now.getTime() >= Date.parse(last) + 1000;

/** True where the campaign has been closed too recently for its frequency. @param lastSeen the day it was last closed, `YYYY-MM-DD`, or null */
export const isClosed = ({ frequency }: Pick<CampaignRule, "frequency">, lastSeen: string | null, timeZone: string, now: Date): boolean =>
	lastSeen !== null && (frequency === "once" || lastSeen === findDay(timeZone, now));

/**
 * True if the campaign may start its delay: from the first second of its window to the end of the last, unless it has been closed.
 */
export const isEligible = (campaign: CampaignRule, lastSeen: string | null, timeZone: string, now: Date): boolean => {
	const { first } = campaign.window;
	return (first === null || now.getTime() >= Date.parse(first)) && !isOver(campaign.window, now) && !isClosed(campaign, lastSeen, timeZone, now);
};
