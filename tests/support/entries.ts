import type { z } from "zod";
import { formatPath } from "../../src/content/problem";

/** A path in an entry: `["faqs", 2, "answer"]`. */
export type Path = readonly (string | number)[];

/** A copy of the entry with one value set; `undefined` removes the field. */
export const changed = (entry: unknown, path: Path, value: unknown): unknown => {
	const copy = structuredClone(entry);
	const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy) as Record<string | number, unknown>;
	const key = path.at(-1);
	if (key === undefined || typeof parent !== "object" || parent === null) throw new Error(`There is nothing at ${formatPath(path)} to change.`);
	if (value === undefined) delete parent[key];
	else parent[key] = value;
	return copy;
};

/** The issues that a schema finds in an entry, as `path: code`. */
export const issuesOf = (schema: z.ZodType, entry: unknown): string[] => {
	const result = schema.safeParse(entry);
	return result.success ? [] : result.error.issues.map(({ code, path }) => `${formatPath(path)}: ${code}`);
};

/** A text of that many letters. */
export const letters = (count: number): string => "x".repeat(count);

/** That many copies of a value. */
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** The path that changes, its new value (`undefined` removes the field), the zod code, and the issue's path if it is another. */
export type InvalidCase = readonly [name: string, path: Path, value: unknown, code: string, at?: string];

/** One test per case: the change makes the entry invalid, at its path and with its code. */
export const refuses = (schema: z.ZodType, entry: unknown, cases: readonly InvalidCase[]): void => {
	for (const [name, path, value, code, at = formatPath(path)] of cases)
		test(name, () => {
			expect(issuesOf(schema, changed(entry, path, value))).toEqual([`${at}: ${code}`]);
		});
};

/** One test per case: the entry stays valid. */
export const accepts = (schema: z.ZodType, entry: unknown, cases: readonly (readonly [name: string, path: Path, value: unknown])[]): void => {
	for (const [name, path, value] of cases)
		test(name, () => {
			expect(issuesOf(schema, changed(entry, path, value))).toEqual([]);
		});
};
