import { getNextMonth } from "../next-month";
import type { Draft, Source } from "../source";

/** A dialog of the first week of next month, so that there's time to write it before it appears. */
export const draftCampaign = ({ content, slug, title, today }: Source): Draft<"campaigns"> => {
	const { first } = getNextMonth(today);
	const last = `${first.slice(0, -2)}07`;
	const hasSchedule = content.pages.some(({ value }) => value.path === "/schedule");
	return {
		entry: {
			slug,
			dialogName: title,
			storageKey: `${slug}-last-seen`,
			window: { first: `${first}T00:00:00`, last: `${last}T23:59:59` },
			delayMs: 2000,
			frequency: "once",
			eyebrow: "News from the spa",
			title,
			text: [`${title} is this week. Ask us about it when you come in, or choose a day and we’ll tell you more when we call.`],
			link: hasSchedule ? { label: "Ask for a time", href: "/schedule" } : { label: "Home", href: "/" },
			sample: true,
		},
		next: [
			"Replace the text and the link. A campaign can also have details, a picture and an event for the visitor’s calendar.",
			`Correct the window. It opens by itself from ${first} to ${last}, on the spa’s clock.`,
			"Choose how often: “once” for good, or “day” for once a day. Then remove “sample”.",
		],
	};
};
