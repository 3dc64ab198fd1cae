/** A type nobody sends. */
const none = { type: "application/x-elm-place-none" };

/**
 * Gatsby's body parsers, told to take nothing: the functions read the body themselves, so that size, encoding and syntax are answered
 * with our statuses and words.
 */
export const noBodyParser = { bodyParser: { raw: none, text: none, json: none, urlencoded: { ...none, extended: false } } };
