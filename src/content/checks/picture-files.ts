import { join } from "node:path";
import type { LoadedContent, LoadedEntry } from "../load";
import { findPictures } from "../pictures";
import { type Finding, formatValue, type Problem, problemAt } from "../problem";
import { maxWidth, openPicture, type PictureFile, type Size } from "./open-picture";
import { getNeed, getShownPart, type Need } from "./picture-needs";

/** In pixels: what most places need. */
const minWidth = 600;
/** A place that crops away more than this shows something else than the picture. */
const minShownPart = 0.4;
/** More at a time wouldn't be faster, and would take memory. */
const atATime = 8;

const checkUse = ({ width, height }: Size, need: Need): Finding | undefined => {
	const found = `${width} × ${height} px`;
	if (width < need.width || height < need.height) {
		const remedy = "Export the original larger, or choose another picture for this place. Enlarging this one would only make it blurred.";
		return { found, expected: `${need.width} × ${need.height} px or more for ${need.place}`, remedy };
	}
	const part = Math.min(...need.boxes.map((ratio) => getShownPart(width, height, ratio)));
	if (part >= minShownPart) return undefined;
	const expected = `a shape closer to that of ${need.place}, which shows only ${Math.round(part * 100)}% of this one`;
	return { found, expected, remedy: "Crop it yourself, so that what matters stays in, or choose another picture for this place." };
};

type Named = LoadedEntry<object>;
type CatalogEntry = LoadedEntry<{ file: string }>;

const isEntry = (value: unknown): value is object => typeof value === "object" && value !== null;

const isCatalogEntry = (entry: Named): entry is CatalogEntry => "file" in entry.value && typeof entry.value.file === "string";

/** Every entry, the incomplete ones too, by collection. */
const allEntries = ({ content, incomplete }: Pick<LoadedContent, "content" | "incomplete">): [string, Named[]][] =>
	Object.entries<readonly LoadedEntry<unknown>[]>(content).map(([name, entries]) => [
		name,
		[...entries, ...(incomplete[name] ?? [])].flatMap(({ value, ...place }) => (isEntry(value) ? [{ ...place, value }] : [])),
	]);

/** The problems of the places that show pictures, and the pictures that are too small for one. */
const checkUses = (entries: [string, Named[]][], files: ReadonlyMap<string, PictureFile>) => {
	const small = new Set<string>();
	const problems = entries.flatMap(([collection, list]) =>
		list.flatMap((entry) =>
			findPictures(entry.value).flatMap((picture) => {
				const need = getNeed(collection, picture, "key" in entry.value ? entry.value.key : undefined);
				const size = files.get(picture.file)?.size;
				const finding = need && size && checkUse(size, need);
				if (!finding) return [];
				small.add(picture.file);
				const found = `${picture.file}, ${finding.found}`;
				return [problemAt(entry, picture.path, { ...finding, found })];
			}),
		),
	);
	return { problems, small };
};

const checkSmallest = (entry: CatalogEntry, size: Size | undefined): Problem[] => {
	if (!size || size.width >= minWidth) return [];
	const remedy = "Export the original larger. Enlarging this one would only make it blurred.";
	return [problemAt(entry, "file", { found: `${size.width} × ${size.height} px`, expected: `${minWidth} to ${maxWidth} px wide`, remedy })];
};

/** Whole pictures with the same bytes under two names. */
const findCopies = (media: readonly CatalogEntry[], files: ReadonlyMap<string, PictureFile>): Problem[] => {
	const seen = new Map<string, string>();
	return media.flatMap((entry) => {
		const { file } = entry.value;
		const opened = files.get(file);
		if (!opened?.size) return [];
		const first = seen.get(opened.digest);
		if (first === undefined || first === file) {
			seen.set(opened.digest, file);
			return [];
		}
		const remedy = `It's the same picture as ${first}. Use that name everywhere, then delete this file and its entry.`;
		return [problemAt(entry, "file", { found: formatValue(file), expected: "each picture once", remedy })];
	});
};

const openAll = async (root: string, names: readonly string[]): Promise<Map<string, PictureFile>> => {
	const files = new Map<string, PictureFile>();
	const left = [...new Set(names)];
	const work = async () => {
		for (let file = left.pop(); file !== undefined; file = left.pop()) {
			const opened = await openPicture(join(root, "content/media", file), file);
			if (opened) files.set(file, opened);
		}
	};
	await Promise.all(Array.from({ length: atATime }, work));
	return files;
};

/**
 * Opens every picture of the catalog: each can be shown whole, is of the type that its name says, tells nothing private, and is large enough for each
 * place that shows it. Takes about 12 ms a picture on two cores.
 * @param root the project's root folder
 */
export const checkPictureFiles = async (root: string, { content, incomplete, locate }: LoadedContent): Promise<Problem[]> => {
	const entries = allEntries({ content, incomplete });
	const media = entries.flatMap(([name, list]) => (name === "media" ? list.filter(isCatalogEntry) : []));
	const files = await openAll(
		root,
		media.map(({ value }) => value.file),
	);
	const uses = checkUses(entries, files);
	const own = media.flatMap((entry) => (files.get(entry.value.file)?.findings ?? []).map((finding) => problemAt(entry, "file", finding)));
	const tiny = media.flatMap((entry) => (uses.small.has(entry.value.file) ? [] : checkSmallest(entry, files.get(entry.value.file)?.size)));
	return [...own, ...tiny, ...findCopies(media, files), ...uses.problems].map(locate);
};
