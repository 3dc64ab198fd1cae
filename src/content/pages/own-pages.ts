import { messageFields } from "../../forms/message/form";
import { getPricesId } from "../../lib/pages/addresses";
import type { PageKey } from "../../lib/pages/page-blocks";
import { maxCompared } from "../../lib/services/compare-path";
import { consultationSlug } from "../../lib/services/consultation";
import { type Loaded, listSlugs, type PageDeclaration } from "../define-collection";
import { fromSlugs } from "../make-anchors";
import type { PicturePlace } from "../picture-places";
import type { Service } from "../services/schema";

type Offered = Loaded<
	Record<"team" | "specials" | "packages" | "memberships", { readonly slug: string }> & {
		readonly services: Service;
	}
>;

const hero: PicturePlace = ["the picture from edge to edge", 1600, 900];

/** What pages that list no collection declare besides their blocks, by their keys. */
export const ownPages = {
	home: { path: "/", pictured: hero },
	about: { pictured: true },
	compare: {
		parameters: ({ services }: Offered) => ({
			services: { names: listSlugs(services), most: maxCompared },
		}),
	},
	pricing: {
		pictured: true,
		lists: ["memberships", "packages"],
		topics: ["pricing"],
		anchorsOf: ["categories"],
		anchors: ({ services }: Offered) => fromSlugs(services, getPricesId),
	},
	contact: {
		pictured: true,
		topics: ["visit", "booking"],
		parameters: () => ({ topic: { names: messageFields.topic.options.map(({ value }) => value) } }),
	},
	schedule: {
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
	sitemap: { ids: ["pages"] },
	media: { path: "/admin/media" },
	"not-found": { path: "/404", pictured: hero },
} as const satisfies Readonly<Partial<Record<PageKey, PageDeclaration>>>;
