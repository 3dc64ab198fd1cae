/** "acne", "acne and redness", "acne, redness and scars". */
export const joinWithAnd = (parts: readonly string[]): string => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");

/** A title in the middle of a sentence: "Acne scars & texture" is "acne scars and texture", and "PCOS" stays as it is. */
export const inSentence = (title: string): string => title.replace(/^[A-Z](?=[^A-Z]|$)/, (letter) => letter.toLowerCase()).replaceAll(" & ", " and ");

/** "1 request", "2 requests". @param noun one that takes an s */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
