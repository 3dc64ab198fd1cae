import { statSync } from "node:fs";
import { join } from "node:path";
import type { Content, RawContent } from "../load";
import { findPictures } from "../pictures";
import { formatValue, type Problem, problemAt } from "../problem";
import type { Check } from "./check";
import { getKeys } from "./references";

const checkPictures = (content: Content, raw: RawContent): Problem[] => {
	const files = getKeys(raw, "media", "file");
	const expected = "a picture listed in content/media/catalog.json";
	const remedy = "Put the file into content/media and add it to the catalog, with alt text; or correct the name.";
	return Object.values(content)
		.flat()
		.flatMap((entry) =>
			findPictures(entry.value).flatMap(({ path, file }) => (files.has(file) ? [] : [problemAt(entry, path, { found: formatValue(file), expected, remedy })])),
		);
};

/** Bytes. Every build reads every picture. */
const maxPictureSize = 600_000;

const checkMediaFiles = (root: string, content: Content): Problem[] =>
	content.media.flatMap((entry) => {
		const problems: Problem[] = [];
		const { file, client, consent } = entry.value;
		const bytes = statSync(join(root, "content/media", file), { throwIfNoEntry: false })?.size;
		if (bytes === undefined)
			problems.push(problemAt(entry, "file", { found: formatValue(file), expected: "a file in content/media", remedy: "Add the file, or remove the entry." }));
		else if (bytes > maxPictureSize)
			problems.push(
				problemAt(entry, "file", {
					found: `${file}, ${Math.ceil(bytes / 1000)} kB`,
					expected: `${maxPictureSize / 1000} kB or less, 2400 px wide at most`,
					remedy: "Scale it down and save it as a JPEG of quality 80. The build makes smaller versions from it.",
				}),
			);
		if (client && !consent)
			problems.push(
				problemAt(entry, "consent", {
					found: "nothing",
					expected: "the reference of the client's written consent",
					remedy: "Add the reference, or remove the picture.",
				}),
			);
		return problems;
	});

/** Pictures are in the catalog and in the folder, not too heavy, and a client's has a consent. */
export const checkMedia: Check = (content, { root, raw }) => [...checkPictures(content, raw), ...checkMediaFiles(root, content)];
