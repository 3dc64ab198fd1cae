import { checkText, checkWithoutPictures } from "../../src/content/checks";
import { checkTyping } from "../../src/content/checks/typing";
import { listTexts } from "../../src/content/entries";
import { loadContent } from "../../src/content/load";
import { formatPath, type Problem } from "../../src/problems";
import { sampleNow, sampleProject } from "./content-fixture";
import type { Path } from "./fill-schema";

/** A value at a path of a file; `undefined` removes it. */
export type Change = readonly [file: string, path: Path, value: unknown];

/** A change, a word of the message that has to appear, and where, if it's elsewhere. */
type Refused = readonly [...Change, word: string, at?: string];

const { root, read, set, write } = sampleProject();

/**
 * The problems that checks find in the sample content with some values changed, which are then
 * restored.
 */
export const findProblems = (changes: readonly Change[]): Problem[] => {
	const before = new Map(changes.map(([file]) => [file, read(`content/${file}`)]));
	for (const [file, path, value] of changes) set(`content/${file}`, path, value);
	const { loaded, problems } = checkWithoutPictures(root, sampleNow);
	for (const [file, value] of before) write(`content/${file}`, value);
	return [...problems, ...listTexts(loaded.files).flatMap((text) => [...checkTyping(text)])];
};

const describeRow = ([file, path, value]: Change): string =>
	`${file} ${formatPath(path)} = ${JSON.stringify(value)?.slice(0, 90)}`;

/**
 * Makes one test of a table: each row causes a problem in its file and place whose message has the
 * word. It fails with the rows that don't.
 */
export const refuses = (rows: readonly Refused[]): void => {
	test("each of these is refused, with its place and a remedy", () => {
		const isFound = ([file, path, value, word, at = formatPath(path)]: Refused): boolean =>
			findProblems([[file, path, value]]).some(
				(each) =>
					each.file === `content/${file}` && each.path === at && each.message.includes(word),
			);
		expect(
			rows.flatMap((row) =>
				isFound(row) ? [] : [`${describeRow([row[0], row[1], row[2]])}: ${row[3]}`],
			),
		).toEqual([]);
	});
};

/** One test of a table: each row's changes together are right. */
export const accepts = (rows: readonly (readonly Change[])[]): void => {
	test("each of these is right", () => {
		expect(
			rows.flatMap((changes) =>
				findProblems(changes).map(
					({ message }) => `${changes.map(describeRow).join(", ")}: ${message}`,
				),
			),
		).toEqual([]);
	});
};

const { content, files } = loadContent(root);

/** What the checks of a single text and of typing say of a line of an article. */
const findLineProblems = (line: string): Problem[] => {
	const bullet = listTexts(files).find(
		({ file, path }) =>
			file === "content/resources/winter.json" && path === "sections[0].bullets[0]",
	);
	if (!bullet) throw new Error("The sample article has no bullet.");
	const text = { ...bullet, text: line };
	return [...checkText(text, content), ...checkTyping(text)];
};

/** The same for lines of an article. */
export const refusesLines = (rows: readonly (readonly [text: string, word: string])[]): void => {
	test("each of these lines is refused", () => {
		expect(
			rows.filter(
				([line, word]) => !findLineProblems(line).some(({ message }) => message.includes(word)),
			),
		).toEqual([]);
	});
};

export const acceptsLines = (texts: readonly string[]): void => {
	test("each of these lines is right", () => expect(texts.flatMap(findLineProblems)).toEqual([]));
};
