/** Facts of site.json by the name of their placeholder, such as `{phone}` in texts. */
export type Facts = Readonly<Record<string, string>>;

const pattern = /\{([^{}]*)\}/g;

/** Replaces placeholders. Unknown ones stay. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
	text.replace(pattern, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole));
