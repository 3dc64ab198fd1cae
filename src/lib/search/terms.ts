const stopWords = new Set(
	(
		"a about all am an and any are around as at be been best but by can cannot come could did do does for from get getting give had has have he her here his how i if im in is it " +
		"its like make me my near nearby need not of on or our please safe safely she should so some someone that the their them there they thinking this to today tomorrow too up us use want was we were " +
		"what when where which while who will with would you your " +
		"cant didnt doesnt dont id ill im isnt ive thats whats wont youre youve"
	).split(" "),
);

/** Accents can be characters of their own, after their letter. */
const word = /[\p{Letter}\p{Number}\p{Mark}]+(?:['’][\p{Letter}\p{Mark}]+)*/gu;

export const findWords = (text: string): { readonly word: string; readonly start: number }[] =>
	[...text.matchAll(word)].map(({ 0: found, index }) => ({ word: found, start: index }));

export const toPlain = (written: string): string =>
	written
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]+/gu, "")
		.toLowerCase();

/** A word as it's indexed, without a plural's s; null if searches ignore it. */
export const toTerm = (written: string): string | null => {
	const plain = toPlain(written);
	if (stopWords.has(plain)) return null;
	if (plain.startsWith("pregnanc")) return "pregnant";
	return plain.length > 3 ? plain.replace(/([^s])s$/, "$1") : plain;
};

export const listTerms = (text: string): string[] =>
	findWords(text).flatMap(({ word: found }) => toTerm(found) ?? []);
