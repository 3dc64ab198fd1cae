import { formatValue, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggest, suggestOr } from "../../schemas/suggest";
import { type Content, getFixedPath, pageDeclarations } from "../collections";
import type { BlockUse, PageDeclaration } from "../define-collection";

type Page = Content["pages"][number];

const parts = ["eyebrow", "text", "points", "links", "image"] as const;

const countPart = (value: unknown): number => (Array.isArray(value) ? value.length : value ? 1 : 0);

/** What a block holds of a part, and what the page shows of it. */
const findWrongAmount = (part: (typeof parts)[number], count: number, use: BlockUse): string | undefined => {
	const shown = use[part];
	if (shown === undefined && count > 0) return `The page shows no ${part} in this part: visitors never see it. Remove it.`;
	if (shown === "some" && count === 0) return `The page needs ${part} in this part. Add it.`;
	if (shown === "one-at-most" && count > 1) return `The page shows only the first of ${part}. Remove the others.`;
	return typeof shown === "number" && count !== shown ? `The page has places for ${shown} ${part}, and here are ${count}.` : undefined;
};

function* checkBlocks(entry: Page, { blocks: uses }: PageDeclaration): Iterable<Problem> {
	const there = entry.value.blocks.map((block) => block.key);
	const missing = Object.keys(uses).filter((name) => !there.includes(name));
	const strange = there.filter((name) => !uses[name]);
	for (const [index, block] of entry.value.blocks.entries()) {
		const use = uses[block.key];
		const at = `blocks[${index}]`;
		if (!use)
			yield problemAt(
				entry,
				`${at}.key`,
				`The page shows no part ${formatValue(block.key)}. ${suggestOr(block.key, missing, `It shows ${listNames(Object.keys(uses)) || "none"}.`)}`,
			);
		else if (there.indexOf(block.key) < index)
			yield problemAt(entry, `${at}.key`, `The part ${formatValue(block.key)} is there already: visitors see only the first one. Join them, or remove one.`);
		else
			for (const part of parts) {
				const wrong = findWrongAmount(part, countPart(block[part]), use);
				if (wrong) yield problemAt(entry, `${at}.${part}`, wrong);
			}
	}
	for (const name of missing)
		if (!strange.some((each) => suggest(each, missing) === name))
			yield problemAt(entry, "blocks", `The page ${entry.value.path} needs a part with the key "${name}". Put it back, with a key and a heading.`);
}

/** Each page of the site has its file, at its address, with the parts that the page shows and no others. */
export function* checkPages({ pages }: Content): Iterable<Problem> {
	const missing = [...pageDeclarations.keys()].filter((key) => !pages.some(({ value }) => value.key === key));
	for (const entry of pages) {
		const { key, path, image } = entry.value;
		const page = pageDeclarations.get(key);
		if (!page) {
			yield problemAt(entry, "key", `The site has no page ${formatValue(key)}. ${suggestOr(key, missing, "Remove the file. A new page needs code as well.")}`);
			continue;
		}
		if (path !== getFixedPath(key))
			yield problemAt(entry, "path", `The page is at ${getFixedPath(key)}. Write that; another address is a line of content/redirects.json.`);
		if (!image && page.pictured) yield problemAt(entry, "image", "The page has a place for a picture at its top. Write the file name of one.");
		yield* checkBlocks(entry, page);
	}
	for (const key of missing) yield { file: `content/pages/${key}.json`, path: "", message: `The page ${getFixedPath(key)} has no texts. Put the file back.` };
}

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
