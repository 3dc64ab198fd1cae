import { syllable } from "syllable";
import { stripLinks } from "../../lib/content/inline-links";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { getAtPath, walk } from "../walk";
import { archaicTurns, britishSpellings, britishWords, contractions, type Replacement } from "./american-english";
import { countWords, findProse, getTexts } from "./texts";

/** In a file's texts together, per 100 words. */
const maxSemicolons = 0.3;
const maxSentenceWords = 32;
/** How many entries of one list may start alike. */
const maxSameOpening = 2;

/** How formal a text may be. "quoted" texts are worded by a law, a label or a picture's description. */
type Register = "conversation" | "legal" | "quoted";

const getRegister = (file: string): Register => {
	if (/\/legal\//.test(file)) return "legal";
	return /\/(statements|media\/catalog)\.json$/.test(file) ? "quoted" : "conversation";
};

const remedy = "Say it the way you’d say it across a desk.";

/** Each text's first hit in each of the lists. */
const findWords = (text: string, lists: readonly (readonly Replacement[])[]): { found: string; instead: string }[] =>
	lists.flat().flatMap(({ pattern, instead }) => {
		const hit = pattern.exec(text);
		return hit ? [{ found: hit[0].trim(), instead: instead.replace(/\$(\d)/g, (_, group: string) => hit[Number(group)] ?? "") }] : [];
	});

const segmenter = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** The sentences of a text. A line without a period is one, too, and so is a statement in braces before another sentence. */
export const splitSentences = (text: string): string[] =>
	[...segmenter.segment(stripLinks(text).replace(/\}(?= [A-Z“{])/g, "}."))].map(({ segment }) => segment.trim()).filter(Boolean);

/** What a list's entry starts with: its first word if a mark follows ("Yes,"), its first two words otherwise. */
const getOpening = (text: string): string => {
	const [first = "", second = ""] = stripLinks(text).split(/\s+/);
	return (/[.,:;]$/.test(first) ? first : `${first} ${second}`).toLowerCase();
};

/** What a reader sees first in each entry of a list: the line itself, the answer, the point's text. */
const getListTexts = (list: readonly unknown[]): string[] =>
	list.flatMap((entry) => {
		if (typeof entry === "string") return [entry];
		const text = getAtPath(entry, ["answer"]) ?? getAtPath(entry, ["text"]);
		return typeof text === "string" ? [text] : [];
	});

const checkOpenings = (entry: LoadedEntry<object>): Problem[] =>
	walk(entry.value).flatMap(({ path, value }) => {
		if (!Array.isArray(value) || path.includes("keywords") || path.includes("synonyms")) return [];
		const openings = getListTexts(value).map(getOpening);
		return [...new Set(openings)].flatMap((opening) => {
			const count = openings.filter((each) => each === opening).length;
			if (count <= maxSameOpening || opening.startsWith("{")) return [];
			const found = `${count} entries that start with "${opening}"`;
			return [problemAt(entry, path.join("."), { found, expected: `at most ${maxSameOpening}`, remedy: "Start some of them another way." })];
		});
	});

const checkSentences = (entry: LoadedEntry<object>, path: string, text: string): Problem[] =>
	splitSentences(text).flatMap((sentence) => {
		const words = countWords([sentence]);
		if (words <= maxSentenceWords) return [];
		return [
			problemAt(entry, path, {
				found: `${words} words: ${formatValue(sentence)}`,
				expected: `${maxSentenceWords} words or fewer`,
				remedy: "Make it two sentences.",
			}),
		];
	});

const checkSemicolons = (file: string, texts: readonly string[]): Problem[] => {
	const semicolons = texts.join(" ").split(";").length - 1;
	const allowed = (countWords(texts) / 100) * maxSemicolons;
	if (semicolons <= allowed) return [];
	const expected = `${Math.floor(allowed)} or fewer: ${maxSemicolons} per 100 words`;
	return [{ file, path: "", found: `${semicolons} semicolons`, expected, remedy: "Use periods." }];
};

/** The specification's sentence, as it is. */
export const fixedTexts: readonly string[] = ["Sorry, the page you're looking for doesn't exist."];

/** Texts whose wording a law sets, at their length. */
const statutory = [/^THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION/, /42 CFR part 2/, /^Such records, and testimony/];

const checkEntry = (entry: LoadedEntry<object>): Problem[] => {
	const register = getRegister(entry.file);
	return [
		...findProse(entry.value).flatMap(([path, text]) => {
			if (fixedTexts.includes(text) || path.includes("keywords")) return [];
			// The law sets the words of notices: "compounded drugs are not FDA-approved".
			const spoken = register === "conversation" && !path.startsWith("notices");
			const lists = [britishSpellings, britishWords, archaicTurns, ...(spoken ? [contractions] : [])];
			const words = findWords(stripLinks(text), lists).map(({ found, instead }) =>
				problemAt(entry, path, { found: `"${found}"`, expected: `"${instead}"`, remedy }),
			);
			return [...words, ...(statutory.some((pattern) => pattern.test(text)) ? [] : checkSentences(entry, path, text))];
		}),
		...checkOpenings(entry),
	];
};

/** The entries of each file. */
const byFile = (content: Content): Map<string, LoadedEntry<object>[]> => {
	const files = new Map<string, LoadedEntry<object>[]>();
	const { site: _site, ...collections } = content;
	for (const entry of Object.values(collections).flat()) files.set(entry.file, [...(files.get(entry.file) ?? []), entry]);
	return files;
};

/** American English as a person speaks it: spelling, words, turns, contractions, the length of sentences, semicolons, lists that start alike. */
export const checkProse = (content: Content): Problem[] =>
	[...byFile(content)].flatMap(([file, entries]) => [
		...entries.flatMap(checkEntry),
		...(getRegister(file) === "legal"
			? []
			: checkSemicolons(
					file,
					entries.flatMap(({ value }) => getTexts(value)),
				)),
	]);

/**
 * The Flesch-Kincaid grade of texts: the school year, in the United States, in which most pupils can read them.
 * Kincaid et al., Derivation of New Readability Formulas, 1975: 0.39 words per sentence + 11.8 syllables per word − 15.59.
 */
export const getGrade = (texts: readonly string[]): number => {
	const sentences = texts.flatMap(splitSentences);
	const words = sentences.flatMap((sentence) => sentence.split(/\s+/)).filter((word) => /[a-z]/i.test(word));
	const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
	return words.length === 0 ? 0 : 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
};

/** The reading grade of each file whose texts are a page of its own, the hardest first. */
export const getGrades = (content: Content): { file: string; grade: number }[] => {
	const { services, resources, landingPages, legal, pages, team } = content;
	return [services, resources, landingPages, legal, pages, team]
		.flat()
		.map(({ file, value: { seo: _seo, ...value } }) => ({ file, grade: getGrade(getTexts(value)) }))
		.sort((a, b) => b.grade - a.grade);
};
