import type { BlockUse } from "../../lib/pages/page-blocks";
import { formatValue, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggest, suggestOr } from "../../schemas/suggest";
import {
	type CollectionEntry,
	type Content,
	getFixedPath,
	type PageWithBlocks,
	pageDeclarations,
} from "../collections";
import type { Findings } from "../define-collection";

type Page = CollectionEntry<"pages">;

const parts = ["eyebrow", "text", "points", "links", "image"] as const;

const countPart = (value: unknown): number => (Array.isArray(value) ? value.length : value ? 1 : 0);

const findWrongAmount = (
	part: (typeof parts)[number],
	count: number,
	use: BlockUse,
): string | undefined => {
	const shown = use[part];
	if (shown === undefined && count > 0)
		return `The page shows no ${part} in this part: visitors never see it. Remove it.`;
	if (shown === "some" && count === 0) return `The page needs ${part} in this part. Add it.`;
	if (shown === "one-at-most" && count > 1)
		return `The page shows only the first of ${part}. Remove the others.`;
	return typeof shown === "number" && count !== shown
		? `The page has places for ${shown} ${part}, and here are ${count}.`
		: undefined;
};

function* checkBlocks({ path, blocks }: Page, { blocks: uses }: PageWithBlocks): Findings {
	const there = blocks.map((block) => block.key);
	const missing = Object.keys(uses).filter((name) => !there.includes(name));
	const strange = there.filter((name) => !uses[name]);
	for (const [index, block] of blocks.entries()) {
		const use = uses[block.key];
		const at = `blocks[${index}]`;
		if (!use)
			yield [
				`${at}.key`,
				`The page shows no part ${formatValue(block.key)}. ${suggestOr(block.key, missing, `It shows ${listNames(Object.keys(uses)) || "none"}.`)}`,
			];
		else if (there.indexOf(block.key) < index)
			yield [
				`${at}.key`,
				`The part ${formatValue(block.key)} is there already: visitors see only the first one. Join them, or remove one.`,
			];
		else if (block.key === "hero" && index > 0)
			yield [
				`${at}.key`,
				'The part "hero" is the top of the page. Move it to the start of blocks.',
			];
		else
			for (const part of parts) {
				const wrong = findWrongAmount(part, countPart(block[part]), use);
				if (wrong) yield [`${at}.${part}`, wrong];
			}
	}
	for (const name of missing)
		if (!strange.some((each) => suggest(each, missing) === name))
			yield [
				"blocks",
				`The page ${path} needs a part with the key "${name}". Put it back, with a key and a heading.`,
			];
}

/** @param missing keys of pages that have no file */
function* checkPage(value: Page, missing: readonly string[]): Findings {
	const { key, path, image } = value;
	const page = pageDeclarations.get(key);
	if (!page) {
		yield [
			"key",
			`The site has no page ${formatValue(key)}. ${suggestOr(key, missing, "Remove the file. A new page needs code as well.")}`,
		];
		return;
	}
	if (path !== getFixedPath(key))
		yield [
			"path",
			`The page is at ${getFixedPath(key)}. Write that; another address is a line of content/redirects.json.`,
		];
	if (image && !page.pictured)
		yield [
			"image",
			"The page has no place for a picture at its top: visitors never see it. Remove it.",
		];
	if (!image && page.pictured)
		yield ["image", "The page has a place for a picture at its top. Write the file name of one."];
	yield* checkBlocks(value, page);
}

export function* checkPages({ pages }: Content): Iterable<Problem> {
	const missing = [...pageDeclarations.keys()].filter(
		(key) => !pages.some(({ value }) => value.key === key),
	);
	for (const entry of pages)
		for (const [path, message] of checkPage(entry.value, missing))
			yield problemAt(entry, path, message);
	for (const key of missing)
		yield {
			file: `content/pages/${key}.json`,
			path: "",
			message: `The page ${getFixedPath(key)} has no texts. Put the file back.`,
		};
}
