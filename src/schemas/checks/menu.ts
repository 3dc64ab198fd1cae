import type { Content } from "../load";
import { type Problem, problemAt } from "../problem";

type Navigation = Content["navigation"][number];

interface Item {
	readonly label: string;
	readonly href: string;
	readonly isDropdown?: boolean;
	readonly children?: readonly Item[];
}

/** A list of links says each thing once, and opens where there's something to open. */
function* checkList(entry: Navigation, at: string, items: readonly Item[]): Iterable<Problem> {
	for (const [index, { label, href, isDropdown, children = [] }] of items.entries()) {
		const path = `${at}[${index}]`;
		const twice = items.slice(0, index).find((other) => other.label.toLowerCase() === label.toLowerCase() || other.href === href);
		if (twice)
			yield problemAt(entry, `${path}.${twice.href === href ? "href" : "label"}`, `“${twice.label}” (${twice.href}) is in this list already. Remove one.`);
		if (isDropdown !== undefined && isDropdown !== children.length > 0)
			yield problemAt(entry, `${path}.isDropdown`, `An item with a list below it says true, one without says false. This one has ${children.length} children.`);
		yield* checkList(entry, `${path}.children`, children);
	}
}

/** Below Services, each category has a group with its treatments, and no others. */
function* checkServices(entry: Navigation, { categories, services }: Content): Iterable<Problem> {
	const index = entry.value.menu.findIndex(({ href }) => href === "/services");
	const groups = entry.value.menu[index]?.children ?? [];
	const at = index === -1 ? "menu" : `menu[${index}].children`;
	for (const { value: category } of categories) {
		const { slug, title } = category;
		const place = groups.findIndex(({ label }) => label === title);
		const group = groups[place];
		if (!group) {
			yield problemAt(entry, at, `There's no group “${title}”. Add it, with the address /services#${slug}.`);
			continue;
		}
		if (group.href !== `/services#${slug}`) yield problemAt(entry, `${at}[${place}].href`, `${title} is at /services#${slug}. Write that.`);
		for (const { value } of services) {
			const link = `/services/${value.slug}`;
			const child = group.children.findIndex(({ href }) => href === link);
			if (value.category === slug && child === -1) yield problemAt(entry, `${at}[${place}].children`, `There's no link to ${link} (${value.title}). Add it.`);
			if (child !== -1 && value.category !== slug && categories.some((each) => each.value.slug === value.category))
				yield problemAt(entry, `${at}[${place}].children[${child}].href`, `${value.title} belongs to ${value.category}. Move it to that group.`);
		}
	}
}

/** The menus: each thing once, every treatment in the group of its category, and every legal page at the bottom (45 CFR 164.520(c)(3) and state laws). */
export function* checkMenus(content: Content): Iterable<Problem> {
	for (const entry of content.navigation) {
		const { menu, search, footer } = entry.value;
		yield* checkList(entry, "menu", menu);
		yield* checkList(entry, "search", search);
		yield* checkServices(entry, content);
		for (const [index, { heading, links }] of footer.entries()) {
			yield* checkList(entry, `footer[${index}].links`, links);
			if (footer.findIndex((column) => column.heading === heading) < index)
				yield problemAt(entry, `footer[${index}].heading`, `Another column is headed “${heading}”. Change one of them.`);
		}
		const listed = footer.flatMap(({ links }) => links.map(({ href }) => href));
		for (const { value } of content.legal)
			if (!listed.includes(`/${value.slug}`)) yield problemAt(entry, "footer", `The bottom of each page links to every legal page. Add /${value.slug}.`);
	}
}
