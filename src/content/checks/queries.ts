import type { BookingChoice } from "../../lib/catalog/booking-path";
import { maxCompared } from "../../lib/catalog/compare-path";
import type { Content, RawContent } from "../load";
import { type Finding, formatValue } from "../problem";
import { listNames, suggestOr } from "../suggest";
import { getAtPath } from "../walk";

/** What a parameter may say: names of something that exists, one or several; or any words. */
interface Parameter {
	readonly names?: readonly string[];
	readonly most?: number;
}

/** The parameters that the pages read from their address. */
export type Queries = Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

export const listQueries = (content: Content, raw: RawContent): Queries => {
	const slugs = (name: "services" | "team" | "specials" | "packages" | "memberships" | "concerns") => ({
		names: raw[name].map((entry) => String(getAtPath(entry, ["slug"]))),
	});
	const booking: Readonly<Record<keyof BookingChoice, Parameter>> = {
		service: slugs("services"),
		with: slugs("team"),
		offer: slugs("specials"),
		package: slugs("packages"),
		membership: slugs("memberships"),
		plan: {},
	};
	return {
		"/services": { category: { names: content.categories.map(({ value }) => value.title) }, concern: slugs("concerns") },
		"/compare": { services: { ...slugs("services"), most: maxCompared } },
		"/schedule": { ...booking },
	};
};

const checkValue = (name: string, value: string, { names, most = 1 }: Parameter): Finding | undefined => {
	if (!names) return undefined;
	const given = most > 1 ? value.split(",") : [value];
	if (given.length > most)
		return { found: `${given.length} names after ${name}=`, expected: `${most} at most`, remedy: "Remove the others: the page leaves them out." };
	const unknown = given.find((each) => !names.some((known) => known.toLowerCase() === each.toLowerCase()));
	if (unknown === undefined) return undefined;
	return {
		found: formatValue(`${name}=${unknown}`),
		expected: `after ${name}=, one of: ${listNames(names)}`,
		remedy: suggestOr(unknown, names, "Correct the name."),
	};
};

/** What's wrong with the part of an address after its question mark: a page reads only what it knows. */
export const checkQuery = (path: string, query: string, queries: Queries): Finding | undefined => {
	const known = queries[path];
	if (!known) {
		const remedy = `Write ${path} without the question mark and what follows it.`;
		return { found: formatValue(`?${query}`), expected: `nothing after a question mark: ${path} reads nothing there`, remedy };
	}
	for (const [name, value] of new URLSearchParams(query)) {
		const parameter = known[name];
		const names = Object.keys(known);
		if (!parameter)
			return {
				found: formatValue(`?${query}`),
				expected: `after the question mark, one of: ${names.map((each) => `${each}=`).join(", ")}`,
				remedy: suggestOr(name, names, "Correct the address. A & inside a name is written %26."),
			};
		const finding = checkValue(name, value, parameter);
		if (finding) return finding;
	}
	return undefined;
};
