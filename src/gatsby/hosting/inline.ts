/** Script types that are data, which no policy applies to (HTML Standard, "prepare the script element"). */
const dataTypes = new Set(["application/ld+json", "application/json"]);

const entities: Readonly<Record<string, string>> = { quot: '"', amp: "&", lt: "<", gt: ">", apos: "'", nbsp: "\u00a0" };
const decode = (value: string): string =>
	value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
		if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
		if (decimal) return String.fromCodePoint(Number(decimal));
		return (name && entities[name]) ?? whole;
	});

/** A comment, a script or style with its text, or the opening tag of anything else. */
const token = /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1\s*>|<[a-z][^\s/>]*((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

const parseAttributes = (text: string): ReadonlyMap<string, string> =>
	new Map([...text.matchAll(attribute)].map(([, name = "", double, single, bare]) => [name.toLowerCase(), decode(double ?? single ?? bare ?? "")]));

/**
 * What a page has inline that concerns its content security policy: each text once, in the order found. `forbidden` are event handler attributes and
 * `javascript:` addresses, which no hash can allow. React and Gatsby quote attributes and escape `<`, so this works without an HTML parser. A test in a
 * browser shows that nothing is missed (tests/hosting).
 */
export const findInline = (html: string) => {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	const styleAttributes = new Set<string>();
	const forbidden = new Set<string>();
	for (const [, element, elementAttributes = "", text = "", otherAttributes = ""] of html.replaceAll("\r\n", "\n").matchAll(token)) {
		const attributes = parseAttributes(element ? elementAttributes : otherAttributes);
		for (const [name, value] of attributes) {
			if (name === "style") styleAttributes.add(value);
			else if (/^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value)) forbidden.add(`${name}="${value}"`);
		}
		if (element?.toLowerCase() === "style") styles.add(text);
		else if (element && !attributes.has("src") && !dataTypes.has(attributes.get("type") ?? "")) scripts.add(text);
	}
	return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes], forbidden: [...forbidden] };
};
export type Inline = ReturnType<typeof findInline>;
