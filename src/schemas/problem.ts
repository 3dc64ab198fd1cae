export interface Problem {
	/** Relative to the project's root. */
	readonly file: string;
	/** Such as `faqs[2].answer`; empty for the whole file. */
	readonly path: string;
	readonly message: string;
	readonly line?: number;
	readonly column?: number;
}

/** `at` is an entry's path inside its file: `[3]`, or nothing. */
export interface LoadedEntry<T> {
	readonly file: string;
	readonly at: string;
	readonly value: T;
}

export const problemAt = (
	{ file, at }: LoadedEntry<unknown>,
	path: string,
	message: string,
): Problem => ({
	file,
	path: joinPath(at, path),
	message,
});

export const formatValue = (value: unknown): string => {
	if (value === undefined) return "nothing";
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 90 ? `${text.slice(0, 87)}…` : text;
};

/** `["faqs", 2, "answer"]` as `faqs[2].answer`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
	path.reduce<string>(
		(text, part) =>
			typeof part === "number"
				? `${text}[${part}]`
				: text
					? `${text}.${String(part)}`
					: String(part),
		"",
	);

/** `faqs[2].answer` as `["faqs", 2, "answer"]`. */
export const parsePath = (path: string): (string | number)[] =>
	[...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = ""]) =>
		index === undefined ? name : Number(index),
	);

export const joinPath = (at: string, path: string): string =>
	at && path && !path.startsWith("[") ? `${at}.${path}` : at + path;

export const getAtPath = (entry: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>(
		(value, key) =>
			typeof value === "object" && value !== null
				? (value as Record<PropertyKey, unknown>)[key]
				: undefined,
		entry,
	);
