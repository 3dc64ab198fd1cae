import { join } from "node:path";
import type { ShownText } from "./fields";
import type { Problem } from "./problem";

type Dictionary = Awaited<ReturnType<typeof import("cspell-lib").getDictionary>>;

/** Placeholders, where links lead, and addresses: they have checks of their own. cspell.json leaves the same out for VS Code. */
const codes = /\{\w+\}|\]\([^)\s]*\)|https?:\/\/\S+|\S+@\S+/g;

const listWords = (text: string): string[] => [...new Set(text.replace(codes, " ").match(/[\p{L}\p{M}]+(?:[’'][\p{L}\p{M}]+)*/gu))];

const possessive = /[’']s$/;

/** A word with a capital letter and an accent is a name of another language, such as São. */
const isForeignName = (word: string): boolean => /^\p{Lu}/u.test(word) && /\p{M}/u.test(word.normalize("NFD"));

/** Any word may have an ’s, and any letter an accent. A word in capitals and in lowercase is one suggestion. */
const describe = (word: string, dictionary: Dictionary): string | undefined => {
	const plain = word.replace(possessive, "");
	const isBritish = dictionary.isForbidden(plain);
	if (
		!isBritish &&
		(plain.length < 3 || isForeignName(plain) || [word, plain, plain.normalize("NFD").replace(/\p{M}/gu, "")].some((each) => dictionary.has(each)))
	)
		return undefined;
	const suggestions = isBritish ? (dictionary.getPreferredSuggestions?.(plain) ?? []) : dictionary.suggest(word, { numSuggestions: 5 });
	const meant = [...new Map(suggestions.map((each) => [each.word.toLowerCase(), `“${each.word}”`])).values()].slice(0, 3).join(" or ");
	if (isBritish) return `“${word}” isn't American English. Write ${meant}.`;
	return `“${word}” isn't in the dictionaries. ${meant && `Did you mean ${meant}? `}If it's spelled right, add it to .cspell/words.txt.`;
};

/** A publication is named as it names itself. */
const isPublished = ({ path }: ShownText): boolean => path.startsWith("sources[");

/** With the dictionaries of cspell.json, which VS Code reads, too. What people are called in the fields for it is right everywhere. */
export const checkSpelling = async (allTexts: readonly ShownText[]): Promise<Problem[]> => {
	const texts = allTexts.filter((text) => !isPublished(text));
	const { getDictionary, loadConfig, refreshDictionaryCache } = await import("cspell-lib");
	// A word may have been added since the last save.
	await refreshDictionaryCache(0);
	const dictionary = await getDictionary(await loadConfig(join(__dirname, "../../cspell.json")));
	const names = new Set(texts.flatMap(({ text, shape }) => (shape.person ? listWords(text) : [])));
	const words = new Set(texts.flatMap(({ text }) => listWords(text)));
	const messages = new Map([...words].filter((word) => !names.has(word.replace(possessive, ""))).map((word) => [word, describe(word, dictionary)]));
	return texts.flatMap(({ file, path, text }) =>
		listWords(text).flatMap((word) => {
			const message = messages.get(word);
			return message ? [{ file, path, message }] : [];
		}),
	);
};
