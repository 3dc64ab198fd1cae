import { getBookingPath } from "../../lib/services/booking-path";
import { consultationSlug } from "../../lib/services/consultation";
import { formatDollars } from "../../lib/services/prices";
import { defineCollection } from "../define-collection";
import { replacePrices } from "../launch-samples";
import type { Page } from "../pages/schema";
import { checkSite } from "./checks";
import { site as schema } from "./schema";

export const site = defineCollection({
	layout: "object",
	path: "site.json",
	schema,
	type: "Business",
	editor: { group: "business", item: "spa", label: "Facts of the business" },
	check: checkSite,
	samples: [
		{ at: "consultation", what: "prices", remedy: replacePrices },
		{
			at: "firstAppointment",
			what: "waiting times",
			remedy: "Say how soon somebody new can usually come in: the appointment form promises it.",
		},
		{
			at: "social",
			what: "social networks",
			remedy: "Put in the addresses of the spa's own pages.",
		},
		{ at: "award", what: "awards", remedy: "Put in an award that the spa has won." },
	],
	search: (facts, { pages }: { readonly pages: readonly Page[] }) =>
		facts.map(({ consultation: { title, price } }) => ({
			href: getBookingPath({ service: consultationSlug }),
			kind: "page",
			title,
			note: formatDollars(price),
			lines: pages.flatMap(
				({ blocks }) => blocks.find(({ key }) => key === consultationSlug)?.text ?? [],
			),
		})),
});
