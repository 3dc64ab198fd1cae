import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { findPictures } from "../../schemas/entry-fields";
import { pictureFile } from "../../schemas/field-types";
import { type Problem, problemAt } from "../../schemas/problem";
import { type CollectionName, type Content, getCollection, getPage } from "../collections";
import { listEntries } from "../entries";
import type { PicturePlace } from "../picture-places";

export function* checkStrayPictures({ media }: Content, root: string): Iterable<Problem> {
	const folder = join(root, "content/media");
	const names = existsSync(folder) ? readdirSync(folder) : [];
	for (const entry of media)
		if (!names.includes(entry.value.file))
			yield problemAt(
				entry,
				"file",
				`content/media has no file ${entry.value.file}. Copy the picture there under this name, or remove the entry.`,
			);
	for (const name of names)
		if (pictureFile.safeParse(name).success && !media.some(({ value }) => value.file === name))
			yield {
				file: `content/media/${name}`,
				path: "",
				message:
					"The picture isn't in the catalog. Add an entry with its file, alt and subject to content/media/catalog.json, or delete the file.",
			};
}

const block: PicturePlace = ["the arch beside the text", 600, 750];
const band: PicturePlace = ["the first picture of a gallery, from edge to edge,", 1200, 520];
const gallery: PicturePlace = ["a gallery", 600, 400];

/** Undefined if the collection has no pictures. @param key of a page */
const findPlace = (
	collection: CollectionName,
	path: string,
	key?: unknown,
): PicturePlace | undefined => {
	if (path.startsWith("blocks")) return block;
	if (path.startsWith("galleryImages")) return path === "galleryImages[0]" ? band : gallery;
	const { pictured } = getPage(String(key));
	return pictured && pictured !== true ? pictured : getCollection(collection).picture;
};

/** Pixels. The build makes no wider picture, and nothing shows a narrower one well. */
const maxWidth = 2400;
const minWidth = 600;
/** Bytes: every build reads every picture. */
const maxBytes = 600_000;
const exportIt = "Open it in Preview or Paint, and export it as JPEG.";
const damaged =
	"The picture is damaged, cut off or no picture. Copy it again from where it came from, or choose another one.";

function* inspect(
	file: string,
	{ format, space, depth, exif, xmp, iptc, orientation = 1, autoOrient }: Metadata,
	bytes: number,
): Iterable<string> {
	const named = file.endsWith(".png") ? "png" : "jpeg";
	if (format !== named)
		yield `The file is of the type ${format}, not ${named} as its name says. ${exportIt} Changing the name alone isn't enough.`;
	if (space === "cmyk" || depth !== "uchar")
		yield `The colors are for printing, or finer than screens show. ${exportIt}`;
	if (exif || iptc || xmp?.includes("GPSLatitude") || orientation > 1)
		yield "The picture carries a camera's data (EXIF), which may tell where it was taken. On Windows: Properties, Details, Remove Properties. On a Mac: open it in Preview, copy it, File, New from Clipboard, and export that as JPEG.";
	if (autoOrient.width > maxWidth || autoOrient.width < minWidth)
		yield `It's ${autoOrient.width} × ${autoOrient.height} px. Export the original ${minWidth} to ${maxWidth} px wide; enlarging a small one would only blur it.`;
	if (bytes > maxBytes)
		yield `It's ${Math.ceil(bytes / 1000)} kB, and ${maxBytes / 1000} is the most. Save it as JPEG with a quality of about 80%.`;
}

const openPicture = async (path: string, file: string) => {
	const bytes = await readFile(path).catch(() => undefined);
	if (!bytes) return undefined;
	try {
		const image = sharp(bytes, { failOn: "warning" });
		const metadata = await image.metadata();
		// Decodes all of it, so that any damage is found; a small result is three times as fast.
		await image.resize(16).raw().toBuffer();
		return { findings: [...inspect(file, metadata, bytes.length)], size: metadata.autoOrient };
	} catch {
		return { findings: [damaged] };
	}
};

export const checkPictureFiles = async (root: string, content: Content): Promise<Problem[]> => {
	const opened = content.media.map(
		async ({ value: { file } }) =>
			[file, await openPicture(join(root, "content/media", file), file)] as const,
	);
	const files = new Map(await Promise.all(opened));
	const own = content.media.flatMap((entry) =>
		(files.get(entry.value.file)?.findings ?? []).map((message) =>
			problemAt(entry, "file", message),
		),
	);
	const uses = listEntries(content).flatMap(({ name, entry, fields }) =>
		findPictures(fields).flatMap(({ file, path }) => {
			const [place, width, height] = findPlace(
				name,
				path,
				"key" in entry.value ? entry.value.key : undefined,
			) ?? ["", 0, 0];
			const size = files.get(file)?.size;
			if (!size || (size.width >= width && size.height >= height)) return [];
			const message = `${file}: It's ${size.width} × ${size.height} px, and ${place} needs ${width} × ${height}. Export the original larger, or choose another picture.`;
			return [problemAt(entry, path, message)];
		}),
	);
	return [...own, ...uses];
};
