import type { LoadedEntry } from "../problems";
import type { ContentFile } from "../problems/content-file";
import { getShape, listFields, type ShownText } from "../schemas/entry-fields";
import {
	type Content,
	collectionNames,
	findCollection,
	getCollection,
	getFileShape,
} from "./collections";

/** All texts that visitors get, also of files whose shape is wrong. */
export const listTexts = (files: readonly ContentFile[]): ShownText[] =>
	files.flatMap(({ file, value }) => {
		const collection = findCollection(file.replace(/^content\//, ""));
		if (!collection || typeof value !== "object" || value === null) return [];
		return listFields(value, getFileShape(collection)).flatMap(({ path, value: text, shape }) =>
			shape.text && typeof text === "string" ? [{ file, path, text, shape }] : [],
		);
	});

export const listEntries = (content: Content) =>
	collectionNames.flatMap((name) => {
		const shape = getShape(getCollection(name).schema);
		return content[name].map((entry: LoadedEntry<object>) => ({
			name,
			entry,
			fields: listFields(entry.value, shape),
		}));
	});
