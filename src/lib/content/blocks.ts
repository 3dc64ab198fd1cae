/** A piece of a page's own copy, with the key it is found by. */
interface Keyed {
	readonly key: string;
}

/**
 * The block of a page with the key.
 * @throws where content/pages has none with that key: the build stops and names both
 */
export const findBlock = <B extends Keyed>(page: { readonly key: string; readonly blocks: readonly B[] }, key: string): B => {
	const block = page.blocks.find((candidate) => candidate.key === key);
	if (!block)
		throw new Error(
			`content/pages/${page.key}.json has no block with the key "${key}". Expected one: the page shows it. Found: ${page.blocks.map((each) => each.key).join(", ") || "none"}. Add it, or remove the section from the page.`,
		);
	return block;
};
