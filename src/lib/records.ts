/** Not null, and not an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

export const pickStrings = (record: Readonly<Record<string, unknown>>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(record).filter(
			(field): field is [string, string] => typeof field[1] === "string",
		),
	);
