import { defineCollection } from "../define-collection";
import { campaign } from "./schema";

export const campaigns = defineCollection({
	layout: "array",
	path: "campaigns.json",
	schema: campaign,
	key: "slug",
	type: "Campaign",
	unique: ["storageKey"],
	editor: { group: "offers", item: "offers", label: "Campaigns", singular: "campaign" },
	command: { kind: "campaign", example: "Open house" },
	samples: [
		{
			what: "campaigns",
			remedy:
				"Replace each one with a campaign of the spa's own: they open over the page by themselves.",
		},
	],
	picture: ["the arch in the dialog", 320, 400],
	shownAt: ({ dialogName }) => ({ title: `${dialogName} dialog`, path: "/" }),
});
