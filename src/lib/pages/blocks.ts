import { required } from "../required";
import type { BlockKey, PageKey } from "./page-blocks";

interface Keyed {
	readonly key: string;
}

export interface PageOf<
	K extends PageKey,
	B extends Keyed = Queries.PageCopyFragment["blocks"][number],
> {
	readonly key: K;
	readonly blocks: readonly B[];
}

const isPage = <K extends PageKey, P extends Keyed>(
	page: P,
	key: K,
): page is P & { readonly key: K } => page.key === key;

/** @throws Error, which stops the build, if the query found no page or another one */
export const requirePage = <K extends PageKey, P extends Keyed>(
	page: P | null | undefined,
	key: K,
): P & { readonly key: K } => {
	const found = required(page, `content/pages/${key}.json`);
	if (!isPage(found, key))
		throw new Error(
			`The query found content/pages/${found.key}.json instead of content/pages/${key}.json. Correct its filter.`,
		);
	return found;
};

/** @throws Error, which stops the build, if the page doesn't have the block */
export const findBlock = <K extends PageKey, B extends Keyed>(
	page: PageOf<K, B>,
	key: BlockKey<K>,
): B =>
	required(
		page.blocks.find((candidate) => candidate.key === key),
		`The block "${key}" of content/pages/${page.key}.json`,
	);

/** The blocks of these keys, in the order of the content. */
export const findBlocks = <K extends PageKey, B extends Keyed>(
	page: PageOf<K, B>,
	keys: readonly BlockKey<K>[],
): B[] => page.blocks.filter(({ key }) => keys.some((each) => each === key));
