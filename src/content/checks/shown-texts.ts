import { formatPath } from "../problem";
import type { ContentFile } from "../reading/file";
import { codeFields } from "./code-fields";

/** A text of content/ that visitors, search engines or screen readers get. */
export interface ShownText {
	readonly file: string;
	/** The path inside the file, such as `[2].answer`. */
	readonly path: string;
	/** The name of its field; of a list's entry, that of the list. */
	readonly field: string;
	/** As it's in the file, blanks at its ends included. */
	readonly text: string;
}

/** Fields that hold names of files and entries, addresses, references and dates. Their schemas say what they look like. */
const codes = new Set<PropertyKey>([
	...codeFields,
	...["to", "model", "authorization", "consent", "phone", "email", "locale", "timeZone", "geo", "hours", "monogram"],
]);

const isAddressOrDate = (text: string): boolean => /^(?:\/\S*|\d{4}-\d\d-\d\d\S*)$/.test(text);

const collect = (value: unknown, path: PropertyKey[], file: string, texts: ShownText[]): void => {
	if (typeof value === "string") {
		const field = path.findLast((key) => typeof key === "string");
		if (!isAddressOrDate(value)) texts.push({ file, path: formatPath(path), field: String(field), text: value });
		return;
	}
	if (typeof value !== "object" || value === null) return;
	const children: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
	for (const [key, child] of children) if (!codes.has(key)) collect(child, [...path, key], file, texts);
};

/** Every text that's shown, from the files as they are, so that one in an entry of a wrong shape is among them. */
export const findShownTexts = (files: readonly ContentFile[]): ShownText[] => {
	const texts: ShownText[] = [];
	for (const { file, value } of files) collect(value, [], file, texts);
	return texts;
};
