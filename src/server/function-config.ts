/** A type nobody sends. */
const none = { type: "application/x-elm-place-none" };

/**
 * What a function file exports for Gatsby: its body parsers take nothing, because the functions read the body themselves, so that
 * size, encoding and syntax are answered with our statuses and words. Exported by destructuring: a plain `export const config` Gatsby
 * takes for a page's own (query/file-parser.js), and builds rendering engines the site has no use for.
 */
export const gatsbyFunction = {
	config: { bodyParser: { raw: none, text: none, json: none, urlencoded: { ...none, extended: false } } },
};
