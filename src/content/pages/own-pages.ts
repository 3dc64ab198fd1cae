import { messageFields } from "../../forms/message/form";
import { getPricesId } from "../../lib/pages/addresses";
import { maxCompared } from "../../lib/services/compare-path";
import { consultationSlug } from "../../lib/services/consultation";
import type { LoadedEntry } from "../../schemas/problem";
import { listSlugs, type PageDeclaration } from "../define-collection";
import { fromSlugs } from "../make-anchors";
import type { PicturePlace } from "../picture-places";
import type { Service } from "../services/schema";
import { closing, header, intro, prose, steps } from "./block-uses";

interface Offered
	extends Record<
		"team" | "specials" | "packages" | "memberships",
		readonly LoadedEntry<{ readonly slug: string }>[]
	> {
	readonly services: readonly LoadedEntry<Service>[];
}

const hero: PicturePlace = ["the picture from edge to edge", 1600, 900];
const sent = { text: "some", points: "some", state: true } as const;
const absent = { text: "some", state: true } as const;

/** The pages of src/pages that list no collection, by their keys. */
export const ownPages = {
	home: {
		path: "/",
		blocks: {
			hero: { anchor: true, eyebrow: "any", text: "any", links: "some" },
			welcome: { ...prose, image: "some" },
			categories: header,
			reviews: header,
			concerns: header,
			team: header,
			special: { eyebrow: "any", text: "any", links: "any" },
			visit: header,
		},
		pictured: hero,
	},
	about: {
		blocks: {
			approach: prose,
			principles: { anchor: true, eyebrow: "any", points: "some" },
			rooms: { ...prose, image: "some" },
			"visit-steps": steps,
			supervision: prose,
			award: { anchor: true, eyebrow: "any", text: "some" },
			closing,
		},
		pictured: true,
	},
	compare: {
		blocks: {
			suggestions: { links: "some" },
			"skin-types": { text: "some" },
			figures: { text: "some" },
			treatments: { text: "any" },
			closing,
		},
		parameters: ({ services }: Offered) => ({
			services: { names: listSlugs(services), most: maxCompared },
		}),
	},
	pricing: {
		blocks: {
			how: steps,
			consultation: { ...steps, links: "any" },
			"price-estimator": steps,
			packages: intro,
			memberships: intro,
			financing: steps,
			policies: steps,
			questions: intro,
			closing,
		},
		pictured: true,
		lists: ["memberships", "packages"],
		topics: ["pricing"],
		anchorsOf: ["categories"],
		anchors: ({ services }: Offered) => fromSlugs(services, getPricesId),
	},
	contact: {
		blocks: {
			reach: intro,
			message: { anchor: true, text: "any" },
			sent,
			absent,
			topics: steps,
			visit: { anchor: true, eyebrow: "any", text: "some", image: "any" },
			questions: intro,
			closing,
		},
		pictured: true,
		topics: ["visit", "booking"],
		parameters: () => ({ topic: { names: messageFields.topic.options.map(({ value }) => value) } }),
	},
	schedule: {
		blocks: {
			request: { anchor: true, text: "any", points: 5 },
			sent,
			absent,
			ways: { ...intro, points: 3 },
			prefill: { text: "some" },
			existing: { text: "some" },
			next: steps,
			policies: { ...steps, links: "any" },
			private: { anchor: true, text: "some", links: "any" },
		},
		pictured: true,
		ids: ["place"],
		parameters: ({ services, team, specials, packages, memberships }: Offered) => ({
			service: { names: [consultationSlug, ...listSlugs(services)] },
			with: { names: listSlugs(team) },
			offer: { names: listSlugs(specials) },
			package: { names: listSlugs(packages) },
			membership: { names: listSlugs(memberships) },
			plan: {},
			day: {},
		}),
	},
	"medical-records": { blocks: { steps, form: steps, fees: prose, others: prose, closing } },
	sitemap: { blocks: {}, ids: ["pages"] },
	media: { path: "/admin/media", blocks: {} },
	"not-found": {
		path: "/404",
		blocks: { actions: { links: "some" }, useful: { links: "some" } },
		pictured: hero,
	},
	offline: {
		blocks: {
			retry: { links: "any" },
			reach: { text: "some" },
			available: { text: "any", links: "some" },
		},
	},
} as const satisfies Readonly<Record<string, PageDeclaration>>;
