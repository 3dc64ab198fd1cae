import { toLocalDate } from "../../lib/time/time-zone";
import type { ContentFile } from "../../schemas/content-file";
import type { ShownText } from "../../schemas/entry-fields";
import { type Problem, problemAt } from "../../schemas/problem";
import { sortProblems } from "../../schemas/report";
import { checkSpelling } from "../../schemas/spelling";
import { type Content, findCollection, formatContent, getCollection } from "../collections";
import { listEntries, listTexts } from "../entries";
import { type LoadedContent, loadContent } from "../load";
import { checkWording } from "./banned-words";
import { checkDates } from "./dates";
import { checkAddressing } from "./links";
import { checkPages } from "./pages";
import { checkPictureFiles, checkStrayPictures } from "./picture-files";
import { checkPlaceholders, checkTypedFacts } from "./placeholders";
import { checkPrices } from "./prices";
import { checkRawText } from "./raw-text";
import { checkReferences, checkRepeated, checkUnique } from "./references";
import { checkSafety } from "./safety";
import { findStrayFiles } from "./stray-files";
import { checkTyping } from "./typing";

function* checkCollections(content: Content, today: string): Iterable<Problem> {
	for (const { name, entry, fields } of listEntries(content)) {
		const findings = getCollection(name).check?.(entry.value, content, { fields, today }) ?? [];
		for (const [path, message] of findings) yield problemAt(entry, path, message);
	}
}

/** What compares entries with each other, with files or with today. */
function* checkRelations(content: Content, root: string, now: Date): Iterable<Problem> {
	const today = toLocalDate(content.site[0]?.value.timeZone ?? "UTC", now);
	for (const check of [
		checkReferences,
		checkUnique,
		checkRepeated,
		checkPages,
		checkPrices,
		checkSafety,
	])
		yield* check(content);
	for (const check of [checkAddressing, checkStrayPictures]) yield* check(content, root);
	for (const check of [checkDates, checkCollections]) yield* check(content, today);
}

interface Checked {
	readonly loaded: LoadedContent;
	readonly problems: Problem[];
}

export const checkText = (text: ShownText, content: Content): Problem[] => [
	...checkRawText(text),
	...checkPlaceholders(text, content),
	...checkTypedFacts(text, content),
	...checkWording(text),
];

/** Entries are compared with each other only if each has the right shape. */
export const checkContent = (root: string, now = new Date()): Checked => {
	const loaded = loadContent(root);
	const { content, files, locate } = loaded;
	const texts = listTexts(files).flatMap((text) => checkText(text, content));
	const relations = loaded.problems.length > 0 ? [] : [...checkRelations(content, root, now)];
	return {
		loaded,
		problems: [
			...loaded.problems,
			...[...findStrayFiles(root), ...texts, ...relations].map(locate),
		],
	};
};

/** Everything that stops a build. */
export const checkBuild = async (root: string, now = new Date()): Promise<Checked> => {
	const { loaded, problems } = checkContent(root, now);
	const pictures = loaded.problems.length > 0 ? [] : await checkPictureFiles(root, loaded.content);
	return { loaded, problems: [...problems, ...pictures.map(loaded.locate)] };
};

/** Undefined if the file can't be laid out without losing something. */
export const layOut = ({ file, value, problems }: ContentFile): string | undefined => {
	const collection = findCollection(file.replace(/^content\//, ""));
	return collection && value !== undefined && problems.length === 0
		? formatContent(value, collection)
		: undefined;
};

/** Files with other problems are laid out once these are fixed. */
const checkLayout = (files: readonly ContentFile[], others: readonly Problem[]): Problem[] => {
	const busy = new Set(others.map(({ file }) => file));
	return files.flatMap((each) => {
		const expected = busy.has(each.file) ? undefined : layOut(each);
		if (expected === undefined || expected === each.text) return [];
		const lines = each.text.split("\n");
		const line = expected.split("\n").findIndex((text, index) => text !== lines[index]) + 1;
		const message =
			"Fields are in another order, or there are other spaces and line breaks. Run: npm run check:content -- --fix";
		return [{ file: each.file, path: "", line, column: 1, message }];
	});
};

/** What `npm run check:content` checks. Spelling, typing and layout don't stop a build. */
export const checkAll = async (root: string): Promise<Checked> => {
	const { loaded, problems } = await checkBuild(root);
	const texts = listTexts(loaded.files);
	const typed = [
		...texts.flatMap((text) => [...checkTyping(text)]),
		...(await checkSpelling(texts)),
	].map(loaded.locate);
	const all = [...problems, ...typed];
	return { loaded, problems: sortProblems([...all, ...checkLayout(loaded.files, all)]) };
};
