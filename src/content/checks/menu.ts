import type { Content } from "../load";
import { type Finding, formatValue, type Problem, problemAt } from "../problem";
import type { Check } from "./check";

type Navigation = Content["navigation"][number];
type Item = Navigation["value"]["menu"][number];
type Category = Content["categories"][number]["value"];

interface Labeled {
	readonly label: string;
	readonly href: string;
}

const change = "Remove one of them, or change it.";

/** Labels and addresses that a list has twice. @param at the list's path */
const checkTwice = (entry: Navigation, at: string, links: readonly Labeled[]): Problem[] =>
	links.flatMap((link, index) =>
		(["label", "href"] as const).flatMap((field) => {
			const first = links.findIndex((other) => other[field].toLowerCase() === link[field].toLowerCase());
			if (first === index || (field === "href" && links[first]?.label === link.label)) return [];
			const expected = `each ${field === "label" ? "label" : "address"} once in this list: ${at}[${first}] has it, too`;
			return [problemAt(entry, `${at}[${index}].${field}`, { found: formatValue(link[field]), expected, remedy: change })];
		}),
	);

interface Opening extends Labeled {
	readonly isDropdown: boolean;
	readonly children: readonly Opening[];
}

const findWrongList = ({ isDropdown, children }: Opening): Finding | undefined => {
	if (isDropdown === children.length > 0) return undefined;
	return isDropdown
		? { found: "true, with no children", expected: "false for an item without a list below it", remedy: "Write false, or add links to children." }
		: { found: `false, with ${children.length} children`, expected: "true for an item with a list below it", remedy: "Write true, or empty children: [ ]." };
};

/** What's wrong with an item of the menu and with what's below it. */
const checkItem = (entry: Navigation, at: string, item: Opening): Problem[] => {
	const wrong = findWrongList(item);
	return [
		...(wrong ? [problemAt(entry, `${at}.isDropdown`, wrong)] : []),
		...item.children.flatMap(({ href }, index) => {
			if (href !== item.href) return [];
			const expected = "another address than the item above it";
			return [problemAt(entry, `${at}.children[${index}].href`, { found: formatValue(href), expected, remedy: "Correct the address, or remove the link." })];
		}),
		...checkTwice(entry, `${at}.children`, item.children),
		...item.children.flatMap((child, index) => checkItem(entry, `${at}.children[${index}]`, child)),
	];
};

/** What fits between the logo and the button on a small laptop (1024 px), in letters. */
const roomOfMenu = 94;
/** What the space between two items and the arrow of a list take up, in letters. */
const space = 1;
const arrow = 3;

const checkWidth = (entry: Navigation): Problem[] => {
	const { menu } = entry.value;
	const letters = menu.reduce((sum, { label }) => sum + label.length, 0);
	const room = roomOfMenu - menu.reduce((sum, { isDropdown }) => sum + space + (isDropdown ? arrow : 0), 0);
	if (letters <= room) return [];
	const found = `${menu.length} items with ${letters} letters`;
	return [
		problemAt(entry, "menu", {
			found,
			expected: `${room} letters at most for so many items: more don't fit in one line on a small laptop`,
			remedy: "Shorten a label, or move an item below another one.",
		}),
	];
};

const describeLink = (label: string, href: string): string => `{ "label": ${JSON.stringify(label)}, "href": "${href}", "isDropdown": false, "children": [] }`;

type Group = Item["children"][number];
type Service = Content["services"][number];

/** Treatments in a group of another category than theirs. One with a category that there isn't has that problem already. */
const checkGroup = (
	entry: Navigation,
	at: string,
	group: Group,
	category: string,
	services: ReadonlyMap<string, Service>,
	slugs: readonly string[],
): Problem[] =>
	group.children.flatMap(({ href }, index) => {
		const service = services.get(href);
		if (!service || service.value.category === category || !slugs.includes(service.value.category)) return [];
		const remedy = `Move it to the group of its category, or correct category in ${service.file}.`;
		return [problemAt(entry, `${at}.children[${index}].href`, { found: formatValue(href), expected: `a treatment of ${group.label}`, remedy })];
	});

/** A category's group, and its own treatments that are in no group. */
const checkCategory = (entry: Navigation, at: string, groups: readonly Group[], { slug, title }: Category, own: readonly Service[]): Problem[] => {
	const place = groups.findIndex(({ label }) => label === title);
	const group = groups[place];
	const href = `/services#${slug}`;
	if (!group) {
		const remedy = `Give its group the label "${title}", or add one: { "label": ${JSON.stringify(title)}, "href": "${href}", "isDropdown": true, "children": [ … ] }.`;
		return [problemAt(entry, at, { found: `no group "${title}"`, expected: "a group for each category, with its title as label", remedy })];
	}
	const listed = new Set(groups.flatMap(({ children }) => children.map((link) => link.href)));
	const wrong = { found: formatValue(group.href), expected: `"${href}", where ${title} is`, remedy: `Write ${href}.` };
	return [
		...(group.href === href ? [] : [problemAt(entry, `${at}[${place}].href`, wrong)]),
		...own.flatMap(({ value }) => {
			const address = `/services/${value.slug}`;
			if (listed.has(address)) return [];
			const remedy = `Add ${describeLink(value.title, address)} to the list.`;
			return [problemAt(entry, `${at}[${place}].children`, { found: `no link to ${address}`, expected: `every treatment of ${title}`, remedy })];
		}),
	];
};

/** Below Services, each category has a group with its treatments. */
const checkServices = (entry: Navigation, { categories, services }: Content): Problem[] => {
	const index = entry.value.menu.findIndex(({ href }) => href === "/services");
	const groups = entry.value.menu[index]?.children;
	if (!groups)
		return [problemAt(entry, "menu", { found: "no item that leads to /services", expected: "one, with the treatments below it", remedy: "Put it back." })];
	const at = `menu[${index}].children`;
	const byHref = new Map(services.map((service) => [`/services/${service.value.slug}`, service]));
	const slugs = categories.map(({ value }) => value.slug);
	return [
		...categories.flatMap(({ value }) => {
			const own = services.filter((service) => service.value.category === value.slug);
			return checkCategory(entry, at, groups, value, own);
		}),
		...groups.flatMap((group, place) => {
			const category = categories.find(({ value }) => value.title === group.label)?.value.slug;
			return category ? checkGroup(entry, `${at}[${place}]`, group, category, byHref, slugs) : [];
		}),
	];
};

const checkFooter = (entry: Navigation): Problem[] => {
	const { footer } = entry.value;
	return footer.flatMap(({ heading, links }, index) => {
		const first = footer.findIndex((column) => column.heading === heading);
		const remedy = "Change one of them, or put all their links below one.";
		const twice =
			first === index
				? []
				: [problemAt(entry, `footer[${index}].heading`, { found: formatValue(heading), expected: `each heading once: footer[${first}] has it, too`, remedy })];
		return [...twice, ...checkTwice(entry, `footer[${index}].links`, links)];
	});
};

/** The law wants the privacy notices within a visitor's reach on every page (45 CFR 164.520(c)(3) and state laws), and the others belong beside them. */
const checkLegal = (entry: Navigation, { legal }: Content): Problem[] => {
	const listed = new Set(entry.value.footer.flatMap(({ links }) => links.map(({ href }) => href)));
	return legal.flatMap(({ value: { slug, title } }) => {
		if (listed.has(`/${slug}`)) return [];
		const remedy = `Add { "label": ${JSON.stringify(title)}, "href": "/${slug}" } to a column's links.`;
		return [problemAt(entry, "footer", { found: `no link to /${slug}`, expected: "a link to every legal page, at the bottom of each page", remedy })];
	});
};

/** The menus say each thing once, open where there's something to open, and list every treatment in the group of its category. */
export const checkMenus: Check = (content) =>
	content.navigation.flatMap((entry) => [
		...checkTwice(entry, "menu", entry.value.menu),
		...entry.value.menu.flatMap((item, index) => checkItem(entry, `menu[${index}]`, item)),
		...checkWidth(entry),
		...checkServices(entry, content),
		...checkTwice(entry, "search", entry.value.search),
		...checkFooter(entry),
		...checkLegal(entry, content),
	]);
