import { isOwn } from "../addresses";
import { type Finding, formatValue, problemAt } from "../problem";
import type { Check } from "./check";
import { checkTarget, findTargets, splitAddress, type Targets } from "./targets";

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

const checkFrom = (from: string, { addresses }: Targets): Finding | undefined => {
	const found = formatValue(from);
	if (addresses.has(from)) return { found, expected: "an address that no page or file has", remedy: "Remove the redirect, or the page." };
	if (isOwn(from))
		return { found, expected: "an address outside the folders that the site keeps for itself", remedy: "Choose another address, or remove the redirect." };
	return undefined;
};

const checkTo = (from: string, to: string, paths: ReadonlyMap<string, string>, targets: Targets): Finding | undefined => {
	const trail = follow(from, paths);
	const end = trail.at(-1) ?? "";
	const found = formatValue(to);
	if (paths.has(end)) return { found, expected: "an address that isn't redirected back", remedy: `Lead it to a page: ${trail.join(" → ")} never ends.` };
	if (trail.length > 2) return { found, expected: "an address that isn't redirected again", remedy: `Write ${end}, where ${trail.join(" → ")} ends.` };
	return checkTarget(to, targets);
};

/** Redirects answer where nothing else does, and lead straight to a page, a place on one, or a file. */
export const checkRedirects: Check = (content, surroundings) => {
	const targets = findTargets(content, surroundings);
	const paths = new Map(content.redirects.map(({ value }) => [value.from, splitAddress(value.to).path]));
	return content.redirects.flatMap((entry) => {
		const { from, to } = entry.value;
		const findings = { from: checkFrom(from, targets), to: checkTo(from, to, paths, targets) };
		return Object.entries(findings).flatMap(([field, finding]) => (finding ? [problemAt(entry, field, finding)] : []));
	});
};
