import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Content, LoadedEntry, RawContent } from "../load";
import { findPictures } from "../pictures";
import { formatValue, type Problem, problemAt } from "../problem";
import { pictureFile } from "../schemas/parts";
import { suggestOr } from "../suggest";
import { getAtPath } from "../walk";
import { checkConsents } from "./consent";
import { checkPictureWords } from "./picture-words";

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

/** Grounds for initials show nothing by themselves. */
const checkGrounds = (content: Content): Problem[] => {
	const grounds = new Set(content.media.flatMap(({ value: { file, subject } }) => (/^portrait ground/i.test(subject) ? [file] : [])));
	const others = [...content.services, ...content.products, ...content.resources, ...content.specials, ...content.categories];
	return others.flatMap((entry: LoadedEntry<object>) =>
		findPictures(entry.value).flatMap(({ path, file }) => {
			if (!grounds.has(file)) return [];
			const expected = "a picture that shows something: this one is the ground of a person's initials";
			return [problemAt(entry, path, { found: formatValue(file), expected, remedy: "Choose another picture." })];
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
			findPictures(entry.value).flatMap(({ path, file }) =>
				files.has(file) ? [] : [problemAt(entry, path, { found: formatValue(file), expected, remedy: suggestOr(file, [...files].map(String), remedy) })],
			),
		);
};

/** Bytes. Every build reads every picture. */
const maxPictureSize = 600_000;
const folder = "content/media";

const checkFiles = (root: string, content: Content): Problem[] =>
	content.media.flatMap((entry) => {
		const { file } = entry.value;
		const bytes = statSync(join(root, folder, file), { throwIfNoEntry: false })?.size;
		if (bytes === undefined) {
			const remedy = "Copy the picture into content/media under this name, or remove the entry.";
			return [problemAt(entry, "file", { found: formatValue(file), expected: "a file in content/media", remedy })];
		}
		if (bytes <= maxPictureSize) return [];
		const remedy = "Open it in Preview or Paint, make it 2400 px wide or less, and save it as JPEG with a quality of about 80%.";
		return [problemAt(entry, "file", { found: `${file}, ${Math.ceil(bytes / 1000)} kB`, expected: `${maxPictureSize / 1000} kB or less`, remedy })];
	});

/** Pictures in the folder that the catalog doesn't have. Files of another kind or name are found in reading/stray-files.ts. */
const findUnlisted = (root: string, raw: RawContent): Problem[] => {
	const listed = new Set(raw.media.map((entry) => getAtPath(entry, ["file"])));
	const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
	const expected = "each picture in content/media/catalog.json";
	const remedy = "Add an entry with its file, alt and subject to the catalog, or delete the file.";
	return names
		.filter((name) => pictureFile.safeParse(name).success && !listed.has(name))
		.sort()
		.map((name) => ({ file: `${folder}/${name}`, path: "", found: "a picture that isn't in the catalog", expected, remedy }));
};

/**
 * What can be told about pictures without opening them. Every picture that's named is in the catalog and in its folder. None is on one page twice, and
 * no room in so many galleries that pages look alike. Alt texts say something, and whoever is in a picture has agreed.
 */
export const checkPictures = (root: string, content: Content, raw: RawContent): Problem[] => [
	...checkListed(content, raw),
	...checkFiles(root, content),
	...findUnlisted(root, raw),
	...checkPictureWords(content),
	...checkConsents(content),
	...Object.values(content).flat().flatMap(checkRepetition),
	...checkRooms(content),
	...checkGrounds(content),
];
