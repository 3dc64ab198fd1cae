import { tz } from "@date-fns/tz";
import { addSeconds, parseISO, subMinutes } from "date-fns";
import { campaigns, site } from "./content";

/** The instant of a local time at the spa. */
export const onSpaClock = (local: string): Date => new Date(parseISO(local, { in: tz(site.timeZone) }).getTime());

/** The campaigns that may open at an instant, in their order. */
export const campaignsAt = (instant: Date) =>
	campaigns.filter(({ window: { first, last } }) => (first === null || onSpaClock(first) <= instant) && instant < addSeconds(onSpaClock(last), 1));

const [first] = campaigns;

/** 20 minutes before the end of the first campaign; undefined if content/campaigns.json has none. */
export const duringFirstCampaign = first && subMinutes(onSpaClock(first.window.last), 20);
