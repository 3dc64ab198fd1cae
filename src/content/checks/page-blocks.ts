import { basename } from "node:path";
import { type Amount, type BlockUse, getFixedPath, isPageKey, type PageKey, pageBlocks, picturedPages } from "../../lib/content/page-blocks";
import type { Content, RawContent } from "../load";
import { type Finding, formatValue, type Problem, problemAt } from "../problem";
import { listNames, suggest, suggestOr } from "../suggest";
import { getAtPath } from "../walk";
import type { Check } from "./check";

type Page = Content["pages"][number];
type Block = Page["value"]["blocks"][number];
type Part = Exclude<keyof BlockUse, "anchor">;

const keys = Object.keys(pageBlocks).filter(isPageKey);

/** The page that a file is for: its key says so, or else its name. Undefined if the site has no such page. */
const findKey = ({ file, value }: Page): PageKey | undefined => [value.key, basename(file, ".json")].find(isPageKey);

/** The page that a key of no page was probably meant for, if that one's file is missing. */
const findMeant = (key: string, missing: readonly PageKey[]): PageKey | undefined => missing.find((each) => each === suggest(key, missing));

const checkPageFiles = (content: Content, raw: RawContent): Problem[] => {
	const there = new Set([...raw.pages.map((page) => getAtPath(page, ["key"])), ...content.pages.map(findKey)]);
	const missing = keys.filter((key) => !there.has(key));
	const strange = content.pages.filter((entry) => findKey(entry) === undefined);
	const meant = new Set(strange.map(({ value }) => findMeant(value.key, missing)));
	return [
		...strange.map((entry) => {
			const remedy = suggestOr(entry.value.key, missing, "Remove the file. A new page needs code as well: ask whoever programs the site.");
			return problemAt(entry, "key", { found: formatValue(entry.value.key), expected: `a page that the site has: ${listNames(keys)}`, remedy });
		}),
		...missing
			.filter((key) => !meant.has(key))
			.map((key) => ({
				file: `content/pages/${key}.json`,
				path: "",
				found: "no such file",
				expected: `the texts of the page ${getFixedPath(key)}`,
				remedy: "Put the file back. If the page should go for good, ask whoever programs the site.",
			})),
	];
};

const checkPath = (entry: Page, key: PageKey): Problem[] => {
	const path = getFixedPath(key);
	if (entry.value.path === path) return [];
	const remedy = `Write ${path}. If people should find the page at another address, too, add a redirect to content/redirects.json.`;
	return [problemAt(entry, "path", { found: formatValue(entry.value.path), expected: `"${path}", where the page is`, remedy })];
};

const checkPicture = (entry: Page, key: PageKey): Problem[] => {
	if (entry.value.image || !picturedPages.includes(key)) return [];
	const remedy = "Write the file name of a picture of content/media/catalog.json.";
	return [problemAt(entry, "image", { found: "nothing", expected: "a picture: the page has a place for one at its top", remedy })];
};

/** What a block may hold, in an editor's words: one, several, and how to add one. */
const parts: Readonly<Record<Part, readonly [one: string, several: string, add: string]>> = {
	eyebrow: ["a small line above the heading", "small lines", "Add eyebrow: a few words."],
	text: ["a paragraph", "paragraphs", "Add text: a list with a paragraph."],
	points: ["a point", "points", "Add points: a list, each point with a title and a text."],
	links: ["a link", "links", "Add links: a list, each link with a label and an href."],
	image: ["a picture", "pictures", "Add image: the file name of a picture."],
};
const partNames: readonly Part[] = ["eyebrow", "text", "points", "links", "image"];

const countPart = (value: Block[Part]): number => (Array.isArray(value) ? value.length : value ? 1 : 0);
const describeCount = (part: Part, count: number): string => (count === 0 ? "nothing" : count === 1 ? parts[part][0] : `${count} ${parts[part][1]}`);

const findWrongAmount = (part: Part, count: number, shown: Amount | undefined, use: BlockUse): Finding | undefined => {
	const [one, several, add] = parts[part];
	const found = describeCount(part, count);
	if (shown === undefined && count > 0) {
		const others = partNames.filter((name) => use[name] !== undefined).map((name) => `, ${name}`);
		return { found, expected: `nothing: the page shows no ${several} in this part`, remedy: `Remove ${part}. This part shows: heading${others.join("")}.` };
	}
	if (shown === "some" && count === 0) return { found, expected: `${one}: the page needs it in this part`, remedy: add };
	if (shown === "one-at-most" && count > 1)
		return { found, expected: "one at most: the page shows only the first", remedy: "Write both as one, or remove the others." };
	if (typeof shown !== "number" || count === shown) return undefined;
	const remedy = count < shown ? add : "Remove what's too much: it's the order that says what each one is for.";
	return { found, expected: `${shown} ${several}: the page has a place for each`, remedy };
};

const checkParts = (entry: Page, block: Block, index: number, use: BlockUse): Problem[] =>
	partNames.flatMap((part) => {
		const finding = findWrongAmount(part, countPart(block[part]), use[part], use);
		return finding ? [problemAt(entry, `blocks[${index}].${part}`, finding)] : [];
	});

/** The block as an editor would add it. */
const sketch = (key: string, use: BlockUse): string =>
	`{ ${[`"key": "${key}"`, '"heading": "…"', ...partNames.flatMap((part) => (use[part] === "some" || typeof use[part] === "number" ? [`"${part}": …`] : []))].join(", ")} }`;

const checkBlocks = (entry: Page, key: PageKey): Problem[] => {
	const uses: Readonly<Record<string, BlockUse>> = pageBlocks[key];
	const { blocks, path } = entry.value;
	const there = blocks.map((block) => block.key);
	const missing = Object.keys(uses).filter((name) => !there.includes(name));
	const meant = new Set(there.flatMap((name) => (uses[name] ? [] : (suggest(name, missing) ?? []))));
	return [
		...blocks.flatMap((block, index) => {
			const use = uses[block.key];
			const first = there.indexOf(block.key);
			const at = `blocks[${index}].key`;
			if (!use) {
				const remedy = suggestOr(block.key, missing, "Visitors never see a part with another key: correct the key, or remove the part.");
				const names = Object.keys(uses);
				const expected = names.length > 0 ? `a part that the page shows: ${listNames(names)}` : "no parts: this page's texts are its heading and lead";
				return [problemAt(entry, at, { found: formatValue(block.key), expected, remedy })];
			}
			if (first === index) return checkParts(entry, block, index, use);
			const remedy = `Visitors see only the first one, blocks[${first}]: join them, or remove one.`;
			return [problemAt(entry, at, { found: `${formatValue(block.key)} once more`, expected: "each part once", remedy })];
		}),
		...missing
			.filter((name) => !meant.has(name))
			.map((name) => {
				const remedy = `Put it back, or add ${sketch(name, uses[name] ?? {})} with your words.`;
				return problemAt(entry, "blocks", { found: `no part with the key "${name}"`, expected: `"${name}": the page ${path} shows it`, remedy });
			}),
	];
};

/** Each page of the site has its file, at its address, with the parts that the page shows and no others. */
export const checkPages: Check = (content, { raw }) => [
	...checkPageFiles(content, raw),
	...content.pages.flatMap((entry) => {
		const key = findKey(entry);
		return key ? [...checkPath(entry, key), ...checkPicture(entry, key), ...checkBlocks(entry, key)] : [];
	}),
];
