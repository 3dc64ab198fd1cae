import { useSite } from "../../hooks/use-site";
import { toInstant } from "../../lib/time/clock";
import { CalendarButton } from "../calendar/calendar-button";
import type { CampaignData } from "./campaign-data";

interface Props {
	campaign: CampaignData;
	event: NonNullable<CampaignData["event"]>;
}

/** Saves a campaign's event for the visitor's calendar. */
export const CampaignEvent = ({ campaign: { slug, text }, event: { title, starts, ends, place } }: Props) => {
	const { business } = useSite();
	const write = async () => {
		const { createEventFile } = await import(/* webpackChunkName: "calendar" */ "../../lib/time/event-file");
		const times = { starts: toInstant(starts, business.timeZone), ends: toInstant(ends, business.timeZone) };
		return createEventFile({ slug, title, place, text, ...times }, business, new Date());
	};
	return <CalendarButton name={slug} write={write} />;
};
