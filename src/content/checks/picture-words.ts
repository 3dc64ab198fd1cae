import type { Content, LoadedEntry } from "../load";
import { type Finding, formatValue, type Problem, problemAt } from "../problem";

type Entry = Content["media"][number];

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const normalize = (text: string): string => toWords(text).join(" ");

/** Words that cameras, phones and programs name files by. */
const emptyWords = new Set(
	"img image images photo photos picture pic pics dsc dscn dscf dcim pxl mvimg p screenshot screen shot bildschirmfoto whatsapp signal fb at am pm untitled unnamed unknown download scan scanned copy final new edited edit export exported temp tmp test file untouched version v shutterstock istock istockphoto adobestock unsplash pexels getty gettyimages".split(
		" ",
	),
);

/** Tells whether a file name has no word that says what's in the picture. Numbers and the letters of an identifier don't. */
const saysNothing = (file: string): boolean =>
	file
		.replace(/\.\w+$/, "")
		.split("-")
		.every((word) => {
			const letters = word.replace(/\d+/g, "");
			return letters === "" || emptyWords.has(letters) || /^(?=.*\d)[0-9a-f]{4,}$/.test(word);
		});

const checkName = (entry: Entry): Problem[] => {
	const { file } = entry.value;
	if (!saysNothing(file)) return [];
	const remedy = "Rename the file, and change its name in the catalog and wherever it's used.";
	return [problemAt(entry, "file", { found: formatValue(file), expected: "a name that says what the picture shows, such as detail-tea.jpg", remedy })];
};

const introduction = /^(?:(?:an?|the|this)\s+)?(?:image|picture|photo|photograph|pic)(?:\s+(?:of|showing|shows|that shows|with)\b|\s*:)/i;

/** Shorter ones are a problem of their own (schemas/small-collections.ts). */
const minLetters = 20;

/** What an alt text says in place of what the picture shows. */
const findEmptyAlt = ({ alt, file, subject }: Entry["value"]): Finding | undefined => {
	if (alt.length < minLetters) return undefined;
	const found = formatValue(alt);
	const remedy = "Describe it in a sentence's length to someone on the phone: what's there, where, in what light.";
	const words = toWords(alt);
	const name = file.replace(/\.\w+$/, "");
	if (alt.toLowerCase().includes(file) || normalize(alt) === normalize(name)) return { found, expected: "what the picture shows, not its file name", remedy };
	if (introduction.test(alt))
		return {
			found,
			expected: 'what the picture shows, without "picture of" before it',
			remedy: "Begin with the thing itself: screen readers say that it's a picture.",
		};
	const known = new Set(toWords(subject));
	if (words.every((word) => known.has(word))) return { found, expected: "more than the subject", remedy };
	if (new Set(words).size < 3) return { found, expected: "a description of three different words or more", remedy };
	return undefined;
};

/** One sentence needs no period; of several each has one. */
const checkPeriod = (entry: Entry): Problem[] => {
	const { alt } = entry.value;
	if (!/[^.]\.$/.test(alt) || /[.?!]\s/.test(alt)) return [];
	return [problemAt(entry, "alt", { found: formatValue(alt), expected: "no period at the end, like the other alt texts", remedy: "Remove the period." })];
};

const findSame = (media: readonly Entry[]): Problem[] => {
	const seen = new Map<string, LoadedEntry<Entry["value"]>>();
	return media.flatMap((entry) => {
		const words = normalize(entry.value.alt);
		const first = seen.get(words);
		if (!first || words === "") {
			seen.set(words, entry);
			return [];
		}
		const remedy = `${first.value.file} has it already. Say what's different in this picture.`;
		return [problemAt(entry, "alt", { found: formatValue(entry.value.alt), expected: "an alt text that no other picture has", remedy })];
	});
};

/** A picture's name and alt text say what it shows. */
export const checkPictureWords = ({ media }: Content): Problem[] => [
	...media.flatMap((entry) => {
		const empty = findEmptyAlt(entry.value);
		return [...checkName(entry), ...(empty ? [problemAt(entry, "alt", empty)] : []), ...checkPeriod(entry)];
	}),
	...findSame(media),
];
