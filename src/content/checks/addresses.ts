import { families, fixedPaths, folders, isInStatic, isOwn } from "../addresses";
import { formatValue, type Problem, problemAt } from "../problem";
import type { Check } from "./check";

const remedy = "Choose another slug, and give the file its name. Then correct the links to it.";

/** Each page made from an entry has an address of its own, which no other page, no file and no folder of the site has. */
export const checkAddresses: Check = (content, { root }) => {
	const taken = new Map(fixedPaths.map((path) => [path, `the page ${path}`]));
	const entries = families.flatMap((family) => content[family].map((entry) => ({ entry, family, path: `${folders[family]}/${entry.value.slug}` })));
	return entries.flatMap(({ entry, family, path }): Problem[] => {
		const found = formatValue(entry.value.slug);
		const owner = taken.get(path);
		// The same slug twice in a folder is a problem of its own.
		if (owner && !owner.startsWith(`content/${family}/`))
			return [problemAt(entry, "slug", { found, expected: `a slug whose address isn't taken: ${path} is that of ${owner}`, remedy })];
		taken.set(path, entry.file);
		if (!isOwn(path) && !isInStatic(root, path)) return [];
		return [problemAt(entry, "slug", { found, expected: `a slug whose address isn't taken: the site keeps its own files at ${path}`, remedy })];
	});
};
