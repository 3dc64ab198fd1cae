import { required } from "../required";

/** The blocks of every page, by its key: filled in by src/content/collections.ts, from the declarations of the pages. */
// biome-ignore lint/suspicious/noEmptyInterface: TypeScript merges it with what src/content declares.
export interface PageBlocks {}

export type PageKey = keyof PageBlocks;
type BlockKey<K extends PageKey> = Extract<keyof PageBlocks[K], string>;

interface Keyed {
	readonly key: string;
}

/** A page's texts that know which page's they are: `findBlock` takes its keys alone. */
export interface PageOf<K extends PageKey, B extends Keyed = Queries.PageCopyFragment["blocks"][number]> {
	readonly key: K;
	readonly blocks: readonly B[];
}

const isPage = <K extends PageKey, P extends Keyed>(page: P, key: K): page is P & { readonly key: K } => page.key === key;

/** The page with the key, as a query found it. @throws Error if it isn't there, so that the build stops */
export const requirePage = <K extends PageKey, P extends Keyed>(page: P | null | undefined, key: K): P & { readonly key: K } => {
	const found = required(page, `content/pages/${key}.json`);
	if (!isPage(found, key)) throw new Error(`The query found content/pages/${found.key}.json instead of content/pages/${key}.json. Correct its filter.`);
	return found;
};

/** The block of a page by its key. @throws Error if the page has none, so that the build stops */
export const findBlock = <K extends PageKey, B extends Keyed>(page: PageOf<K, B>, key: BlockKey<K>): B =>
	required(
		page.blocks.find((candidate) => candidate.key === key),
		`The block "${key}" of content/pages/${page.key}.json`,
	);
