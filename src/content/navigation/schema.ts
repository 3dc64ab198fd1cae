import { z } from "zod";
import { href, list, singleLine } from "../../schemas/field-types";
import { link } from "../../schemas/shared-fields";

const words = "The words in the menu. Keep them short.";

const leaf = z.strictObject({
	label: singleLine(60).describe(words),
	href,
	isDropdown: z.literal(false).meta({
		title: "Opens a list",
		description: "Always false, because nothing opens at this level.",
	}),
	children: z.array(z.never()).max(0).meta({
		internal: true,
		title: "Links below it",
		description: "Always an empty list, because nothing is below this level.",
	}),
});

const item = <T extends z.ZodType>(maxLength: number, child: T, below: string, what: string) =>
	z
		.strictObject({
			label: singleLine(maxLength).describe(words),
			href,
			isDropdown: z.boolean().meta({
				title: "Opens a list",
				description: "True if a list opens below it, false if it's only a link.",
			}),
			children: z.array(child).meta({
				title: below,
				description: `${what}, in order. An empty list if there are none.`,
			}),
		})
		.refine(({ isDropdown, children }) => isDropdown === children.length > 0, {
			error: "true if there's a list below it, false if there's none",
			path: ["isDropdown"],
		});

const group = item(60, leaf, "Links below it", "The links of this group");

/** At most two levels are below it (docs/specification.md R22). */
const menuItem = item(40, group, "Groups below it", "The groups or links that open below it");

export const navigation = z.strictObject({
	menu: list(menuItem, 1).describe(
		"The menu at the top of every page, in order. A new service needs its link here, below Services in the group of its category.",
	),
	help: link.meta({
		title: "Help after a treatment",
		description: "The link to when to call, at the top of every page and in the menu on a phone.",
	}),
	search: list(link, 3, 10).meta({
		title: "Search suggestions",
		description: "What the search offers before anything is typed: three to ten links.",
	}),
	footer: list(
		z.strictObject({
			heading: singleLine(40).describe("The heading above the column's links."),
			links: list(link, 1).describe("The links of this column, in order."),
		}),
		1,
	).describe("The columns of links at the bottom of every page."),
});

export type Navigation = z.infer<typeof navigation>;
