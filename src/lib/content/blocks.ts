interface Keyed {
	readonly key: string;
}

/** The block of a page by its key. @throws Error if the page has none, so that the build stops */
export const findBlock = <B extends Keyed>(page: { readonly key: string; readonly blocks: readonly B[] }, key: string): B => {
	const block = page.blocks.find((candidate) => candidate.key === key);
	if (!block)
		throw new Error(
			`content/pages/${page.key}.json has no block with the key "${key}". Expected one: the page shows it. Found: ${page.blocks.map((each) => each.key).join(", ") || "none"}. Add it, or remove the section from the page.`,
		);
	return block;
};
