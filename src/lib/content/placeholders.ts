/** `{phone}` and the like in texts, replaced by the facts of site.json so that no fact is written twice. */
export type Facts = Readonly<Record<string, string>>;

const pattern = /\{([^{}]*)\}/g;

/** Names in braces that no fact answers. */
export const unknownPlaceholders = (text: string, facts: Facts): string[] =>
	[...text.matchAll(pattern)].flatMap(([, name]) => (name !== undefined && !Object.hasOwn(facts, name) ? [name] : []));

/** The text with every known placeholder replaced; an unknown one stays as it is written. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
	text.replace(pattern, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole));
