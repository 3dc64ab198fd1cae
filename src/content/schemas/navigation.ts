import { z } from "zod";
import { href, line, link } from "./parts";

const leaf = z.strictObject({ label: line(60), href, isDropdown: z.literal(false), children: z.array(z.never()).max(0) });

const group = z.strictObject({
	label: line(60),
	href,
	isDropdown: z.boolean(),
	children: z.array(leaf),
});

/** A menu item, with at most two levels below it (docs/specification.md R22). */
export const menuItem = z.strictObject({ label: line(40), href, isDropdown: z.boolean(), children: z.array(group) });

/** content/navigation.json */
export const navigation = z.strictObject({
	menu: z.array(menuItem).min(1),
	/** What the search offers before anything is typed. */
	search: z.array(link).min(3).max(10),
	footer: z.array(z.strictObject({ heading: line(40), links: z.array(link).min(1) })).min(1),
});
