/** Scripts that are data, to which no policy applies. */
const dataTypes = new Set(["application/ld+json", "application/json"]);

/** What React escapes in attributes. */
const entities: Readonly<Record<string, string>> = {
	"&quot;": '"',
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&#x27;": "'",
};
const decode = (value: string) =>
	value.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity);

/** A comment, a script or style with its text, or another opening tag. */
const token =
	/<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|[^>"])*)>([\s\S]*?)<\/\1\s*>|<[a-z][^\s/>]*((?:"[^"]*"|[^>"])*)>/gi;
const attribute = /([^\s"'=<>/]+)="([^"]*)"/g;

const parseAttributes = (text: string) =>
	new Map(
		[...text.matchAll(attribute)].map(([, name = "", value = ""]) => [
			name.toLowerCase(),
			decode(value),
		]),
	);

/**
 * What a page's policy has to allow: each inline text once. `forbidden` are event handlers and
 * `javascript:` addresses, which no hash can allow. React and Gatsby quote attributes and escape
 * `<`, so no HTML parser is needed.
 */
export const findInline = (html: string) => {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	const styleAttributes = new Set<string>();
	const forbidden = new Set<string>();
	for (const [, element, elementAttributes = "", text = "", otherAttributes = ""] of html
		.replaceAll("\r\n", "\n")
		.matchAll(token)) {
		const attributes = parseAttributes(element ? elementAttributes : otherAttributes);
		for (const [name, value] of attributes) {
			if (name === "style") styleAttributes.add(value);
			else if (/^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
				forbidden.add(`${name}="${value}"`);
		}
		if (element?.toLowerCase() === "style") styles.add(text);
		else if (element && !attributes.has("src") && !dataTypes.has(attributes.get("type") ?? ""))
			scripts.add(text);
	}
	return {
		scripts: [...scripts],
		styles: [...styles],
		styleAttributes: [...styleAttributes],
		forbidden: [...forbidden],
	};
};
export type Inline = ReturnType<typeof findInline>;
