import { findCollection, formatContent } from "../collections";
import type { Problem } from "../problem";
import type { ContentFile } from "../reading/file";

/** A file's text with its fields in order and one value a line; undefined if it can't be written without losing something. */
export const layOut = ({ file, value, problems }: ContentFile): string | undefined => {
	const collection = findCollection(file.replace(/^content\//, ""));
	return collection && value !== undefined && problems.length === 0 ? formatContent(value, collection) : undefined;
};

/** Files that another program or a person has laid out in another way. A file with other problems is laid out once these are fixed. */
export const checkLayout = (files: readonly ContentFile[], others: readonly Problem[]): Problem[] => {
	const busy = new Set(others.map(({ file }) => file));
	return files.flatMap((each) => {
		const expected = busy.has(each.file) ? undefined : layOut(each);
		if (expected === undefined || expected === each.text) return [];
		const lines = each.text.split("\n");
		const line = expected.split("\n").findIndex((text, index) => text !== lines[index]) + 1;
		const message = "Fields are in another order, or there are other spaces and line breaks. Run: npm run check:content -- --fix";
		return [{ file: each.file, path: "", line, column: 1, message }];
	});
};
