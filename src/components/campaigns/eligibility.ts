import { findDay } from "../../lib/time/time-zone";

/** See docs/specification.md R34 and R35. */
type CampaignRule = Pick<Queries.SiteQuery["allCampaign"]["nodes"][number], "window" | "frequency">;

export const isOver = ({ last }: CampaignRule["window"], now: Date): boolean =>
	now.getTime() >= Date.parse(last) + 1000;

/** @param lastSeen the day it was last closed, `YYYY-MM-DD` */
export const isClosed = (
	{ frequency }: Pick<CampaignRule, "frequency">,
	lastSeen: string | null,
	timeZone: string,
	now: Date,
): boolean => lastSeen !== null && (frequency === "once" || lastSeen === findDay(timeZone, now));

export const isEligible = (
	campaign: CampaignRule,
	lastSeen: string | null,
	timeZone: string,
	now: Date,
): boolean => {
	const { first } = campaign.window;
	return (
		(first === null || now.getTime() >= Date.parse(first)) &&
		!isOver(campaign.window, now) &&
		!isClosed(campaign, lastSeen, timeZone, now)
	);
};
