/** Words that say nothing about what a visitor looks for. */
const stopWords = new Set(
	(
		"a about am an and any are around as at be been best but by can could did do does for from get getting give had has have he her here his how i if im in is it " +
		"its like make me my near nearby need of on or our please she should so some someone that the their them there they thinking this to too up us use want was we were " +
		"what when where which who will with would you your " +
		"cant didnt doesnt dont id ill im isnt ive thats whats wont youre youve"
	).split(" "),
);

const word = /[\p{Letter}\p{Number}]+(?:['’][\p{Letter}]+)*/gu;

/** The words of a text as they're written, with their positions. */
export const findWords = (text: string): { readonly word: string; readonly start: number }[] =>
	[...text.matchAll(word)].map(({ 0: found, index }) => ({ word: found, start: index }));

/** A word in lowercase, without accents and apostrophes. */
export const toPlain = (written: string): string =>
	written
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]+/gu, "")
		.toLowerCase();

/** A word as it's indexed: plain, without a plural's s. Null for a word that's left out. */
export const toTerm = (written: string): string | null => {
	const plain = toPlain(written);
	if (stopWords.has(plain)) return null;
	return plain.length > 3 ? plain.replace(/([^s])s$/, "$1") : plain;
};
