import { addSeconds, subMinutes } from "date-fns";
import { toInstant } from "../../src/lib/time/clock";
import { campaigns, site } from "./content";

const onSpaClock = (local: string): Date => new Date(toInstant(local, site.timeZone));

/** The campaigns that may open at an instant, in their order. */
export const campaignsAt = (instant: Date) =>
	campaigns.filter(({ window: { first, last } }) => (first === null || onSpaClock(first) <= instant) && instant < addSeconds(onSpaClock(last), 1));

const [first] = campaigns;

/** 20 minutes before the end of the first campaign; undefined if content/campaigns.json has none. */
export const duringFirstCampaign = first && subMinutes(onSpaClock(first.window.last), 20);
