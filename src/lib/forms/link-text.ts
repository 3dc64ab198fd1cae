/** Characters of a link's text once it's encoded. Mail and phone apps drop links of about 2,000, which also have an address and a subject. */
const room = 1650;

const rest = "… (The rest didn’t fit. Paste it here, or ask me for it.)";

/** As much of a text as fits into a mail or text link, up to a word's end, and then that there's more. */
export const fitIntoLink = (text: string): string => {
	// What can't be encoded, half a character, is left out.
	const whole = text.replace(/\p{Surrogate}/gu, "");
	if (encodeURIComponent(whole).length <= room) return whole;
	let left = room - encodeURIComponent(rest).length;
	let cut = "";
	for (const character of whole) {
		left -= encodeURIComponent(character).length;
		if (left < 0) break;
		cut += character;
	}
	// Not in languages without spaces.
	return cut.replace(/\s+\S{0,40}$/, "") + rest;
};
