import { statSync } from "node:fs";
import { join } from "node:path";
import { type Content, getAtPath, type LoadedEntry, type RawContent } from "../load";
import { findPictures } from "../pictures";
import { formatValue, type Problem, problemAt } from "../problem";

/** The subjects, in the catalog, of pictures that show the spa itself. There are only a few. */
export const roomSubjects: readonly string[] = ["interior", "exterior"];
/** With more, neighboring pages look alike. */
const maxGalleries = 4;

/** A picture that an entry names twice would be on its page twice. */
const checkRepetition = (entry: LoadedEntry<object>): Problem[] => {
	const seen = new Map<string, string>();
	return findPictures(entry.value).flatMap(({ path, file }) => {
		const first = seen.get(file);
		if (first === undefined) {
			seen.set(file, path);
			return [];
		}
		const remedy = `It’s in ${first} already: choose another picture for one of the two places.`;
		return [problemAt(entry, path, { found: formatValue(file), expected: "a picture that this page shows once", remedy })];
	});
};

const checkRooms = ({ media, services }: Content): Problem[] => {
	const rooms = new Set(media.flatMap(({ value: { file, subject } }) => (roomSubjects.includes(subject) ? [file] : [])));
	const shown = new Map<string, string[]>();
	return services.flatMap((entry) =>
		entry.value.galleryImages.flatMap((file, index) => {
			const before = shown.get(file) ?? [];
			shown.set(file, [...before, entry.value.slug]);
			if (!rooms.has(file) || before.length < maxGalleries) return [];
			const expected = `a picture of a room in ${maxGalleries} galleries at most`;
			const remedy = `Choose a detail or a still life. ${before.join(", ")} have it already.`;
			return [problemAt(entry, `galleryImages[${index}]`, { found: formatValue(file), expected, remedy })];
		}),
	);
};

const checkListed = (content: Content, raw: RawContent): Problem[] => {
	const files = new Set(raw.media.map((entry) => getAtPath(entry, ["file"])));
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

/**
 * Every picture that's named is in the catalog and in its folder. None is on one page twice, and no room in so many galleries that pages look alike.
 */
export const checkPictures = (root: string, content: Content, raw: RawContent): Problem[] => [
	...checkListed(content, raw),
	...checkMediaFiles(root, content),
	...Object.values(content).flat().flatMap(checkRepetition),
	...checkRooms(content),
];
