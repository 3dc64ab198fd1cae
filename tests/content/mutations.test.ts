/**
 * Mistakes in the real content, always the same ones: 500 in `npm run test:deep` (MUTATIONS=500), the first 100 in `npm test`. Each is either named by the
 * check, with its file and its place, or harmless: what's loaded then differs only in free text, or in a field that may be left out.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/checks";
import { findProse } from "../../src/content/checks/texts";
import { findCollection } from "../../src/content/collections";
import type { Content } from "../../src/content/load";
import { formatPath, type Problem, parsePath } from "../../src/content/problem";
import { getPartAt, getShape } from "../../src/content/shape";
import { getAtPath, walk } from "../../src/content/walk";
import { createMutations, type Mutation, readOriginals } from "../support/mutations";

const count = Number(process.env.MUTATIONS ?? 100);
const seed = 30;

const root = mkdtempSync(join(tmpdir(), "mutations-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ["content", "static"]) cpSync(folder, join(root, folder), { recursive: true });

const originals = readOriginals(root);
const before = checkContent(root);

const isRelated = (path: string, changedPath: string): boolean => {
	const group = formatPath(parsePath(changedPath).slice(0, -1));
	return changedPath === "" || path.startsWith(group) || changedPath.startsWith(path);
};

/** Tells whether a problem names the file and the place of a mistake, or the entry whose key it took. */
const isNamed = ({ file, path, kind }: Mutation, problem: Problem): boolean =>
	(problem.file === file && isRelated(problem.path, path)) || (kind === "a duplicated slug" && problem.remedy.includes(file));

/** Free text has no form of its own: a day, an id or a slug does. */
const isFree = (file: string, path: PropertyKey[]): boolean => {
	const collection = findCollection(file.replace("content/", ""));
	const shape = collection && getPartAt(getShape(collection), path);
	return !shape?.pattern && !shape?.format && !shape?.enum && !shape?.reference;
};

/** The texts that visitors read, and everything else, of all entries. */
const flatten = (content: Content): { prose: Map<string, string>; others: Map<string, string> } => {
	const prose = new Map<string, string>();
	const others = new Map<string, string>();
	for (const { file, at, value } of Object.values(content).flat()) {
		const texts = new Map(findProse(value));
		for (const each of walk(value)) {
			const path = formatPath(each.path);
			if (typeof each.value === "object" && each.value !== null) continue;
			(texts.has(path) && isFree(file, each.path) ? prose : others).set(`${file} ${at} ${path}`, JSON.stringify(each.value));
		}
	}
	return { prose, others };
};
const known = flatten(before.content);

/** What a mistake changed besides free text: empty if it's harmless. */
const findDifferences = (content: Content, { kind, file, path }: Mutation): string[] => {
	const now = flatten(content);
	const changed = [...new Set([...known.others.keys(), ...now.others.keys()])].filter((place) => known.others.get(place) !== now.others.get(place));
	// A field that may be left out, with all it held.
	const dropped = kind === "a dropped field" ? originals.find((each) => each.file === file) : undefined;
	const isDropped = (place: string): boolean =>
		dropped !== undefined && getAtPath(dropped.value, parsePath(path)) !== undefined && place.startsWith(`${file} `);
	return changed.filter((place) => !isDropped(place));
};

const judge = (mutation: Mutation): "caught" | "harmless" | "missed" => {
	const original = originals.find(({ file }) => file === mutation.file);
	writeFileSync(join(root, mutation.file), mutation.bytes);
	const { content, problems } = checkContent(root);
	writeFileSync(join(root, mutation.file), original?.text ?? "");
	if (problems.length > 0) return problems.some((problem) => isNamed(mutation, problem)) ? "caught" : "missed";
	return findDifferences(content, mutation).length === 0 ? "harmless" : "missed";
};

test("the real content has no problem to begin with", () => {
	expect(before.problems).toEqual([]);
});

test(`of ${count} mistakes none is missed`, () => {
	const judged = createMutations(originals, count, seed).map((mutation) => ({ ...mutation, bytes: undefined, verdict: judge(mutation) }));
	const kinds = [...new Set(judged.map(({ kind }) => kind))];
	const countOf = (kind: string, verdict: string) => judged.filter((each) => each.kind === kind && each.verdict === verdict).length;
	const lines = kinds.map(
		(kind) => `${kind.padEnd(26)} ${["caught", "harmless", "missed"].map((verdict) => String(countOf(kind, verdict)).padStart(9)).join("")}`,
	);
	process.stdout.write(`\n${"".padEnd(26)}    caught harmless   missed\n${lines.join("\n")}\n`);
	expect(judged).toHaveLength(count);
	expect(judged.filter(({ verdict }) => verdict === "missed").map(({ kind, file, path, what }) => `${kind}: ${file} ${path} ${what}`)).toEqual([]);
});
