import { getPath } from "../../lib/content/navigation";
import { publicFiles } from "../../lib/content/public-files";
import { findAddresses } from "../page-sources";
import { formatValue, type Problem, problemAt } from "../problem";
import type { Check } from "./check";

/** The addresses that a redirect leads through, itself first; the last one isn't a redirect, or was there before. */
const follow = (from: string, targets: ReadonlyMap<string, string>): string[] => {
	const trail = [from];
	for (let to = targets.get(from); to !== undefined; to = targets.get(to)) {
		const known = trail.includes(to);
		trail.push(to);
		if (known) break;
	}
	return trail;
};

/** Redirects answer where nothing else does, and lead straight to a page or a file. Anchors are checked on the built pages. */
export const checkRedirects: Check = (content, { root, raw }) => {
	const written: readonly string[] = Object.values(publicFiles);
	const isServed = findAddresses(root, raw);
	const exists = (path: string): boolean => written.includes(path) || isServed(path);
	const targets = new Map(content.redirects.map(({ value }) => [value.from, getPath(value.to)]));
	return content.redirects.flatMap((entry) => {
		const { from, to } = entry.value;
		const found = formatValue(to);
		const trail = follow(from, targets);
		const end = trail.at(-1) ?? "";
		const problems: Problem[] = [];
		if (exists(from)) {
			const remedy = "Remove the redirect, or the page.";
			problems.push(problemAt(entry, "from", { found: formatValue(from), expected: "an address that no page or file has", remedy }));
		}
		if (targets.has(end)) {
			const remedy = `Lead it to a page: ${trail.join(" → ")} never ends.`;
			problems.push(problemAt(entry, "to", { found, expected: "an address that isn't redirected back", remedy }));
		} else if (trail.length > 2) {
			const remedy = `Write ${end}, where ${trail.join(" → ")} ends.`;
			problems.push(problemAt(entry, "to", { found, expected: "an address that isn't redirected again", remedy }));
		} else if (!exists(end)) {
			const remedy = "Correct the address, or add the page it leads to.";
			problems.push(problemAt(entry, "to", { found, expected: "the address of a page that exists", remedy }));
		}
		return problems;
	});
};
