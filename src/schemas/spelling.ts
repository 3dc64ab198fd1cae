import { join } from "node:path";
import type { ShownText } from "./entry-fields";
import type { Problem } from "./problem";

/**
 * Uses the dictionaries of VS Code's spelling checker (cspell.json). Names of people and places are
 * right everywhere, and sources are named as they name themselves.
 */
export const checkSpelling = async (all: readonly ShownText[]): Promise<Problem[]> => {
	const { loadConfig, refreshDictionaryCache, validateText } = await import("cspell-lib");
	// A word may have been added since the last save.
	await refreshDictionaryCache(0);
	const settings = await loadConfig(join(__dirname, "../../cspell.json"));
	const names = all.flatMap(({ text, shape }) =>
		shape.person ? (text.match(/[\p{L}\p{M}’'-]+/gu) ?? []) : [],
	);
	const texts = new Map<number, ShownText>();
	let document = "";
	for (const shown of all.filter(({ path }) => !path.startsWith("sources["))) {
		texts.set(document.length, shown);
		document += `${shown.text.replaceAll("\n", " ")}\n`;
	}
	const issues = await validateText(
		document,
		{ ...settings, words: [...(settings.words ?? []), ...names] },
		{ generateSuggestions: true, numSuggestions: 3 },
	);
	return issues.flatMap(({ text, isFlagged, line, suggestions = [] }) => {
		const { file, path } = texts.get(line.offset) ?? {};
		if (file === undefined || path === undefined) return [];
		const meant = suggestions.map((each) => `“${each}”`).join(" or ");
		const message = isFlagged
			? `“${text}” isn't American English. Write ${meant}.`
			: `“${text}” isn't in the dictionaries. ${meant && `Did you mean ${meant}? `}If it's spelled right, add it to .cspell/words.txt.`;
		return [{ file, path, message }];
	});
};
