import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { findPictures, listEntries } from "../fields";
import type { Content } from "../load";
import { type Problem, problemAt } from "../problem";

/** The least that a place asks of its picture: the widest box on a page in CSS pixels times 1.25, and what a shared link's picture takes (590 × 630). */
interface Need {
	readonly place: string;
	readonly width: number;
	readonly height: number;
}

const need = (place: string, width: number, height: number): Need => ({ place, width, height });

const hero = need("the picture from edge to edge", 1600, 900);
const header = need("the arch at the top of the page", 600, 750);
const block = need("the arch beside the text", 600, 750);
const band = need("the first picture of a gallery, from edge to edge,", 1200, 520);
const gallery = need("a gallery", 600, 400);

const byCollection: Readonly<Record<string, Need>> = {
	pages: header,
	services: header,
	team: header,
	landingPages: header,
	categories: need("the large picture on /services", 880, 590),
	resources: need("the top of the article", 880, 630),
	products: need("the product's arch", 600, 750),
	specials: need("the special's card", 580, 470),
	campaigns: need("the arch in the dialog", 320, 400),
};

/** What a place asks of its picture; undefined if the collection has none. @param key of a page */
const getNeed = (collection: string, path: string, key?: unknown): Need | undefined => {
	if (collection === "pages" && path === "image" && (key === "home" || key === "not-found")) return hero;
	if (path.startsWith("blocks")) return block;
	if (path.startsWith("galleryImages")) return path === "galleryImages[0]" ? band : gallery;
	return byCollection[collection];
};

/** In pixels. The build makes no wider picture, and nothing shows a narrower one well. */
const maxWidth = 2400;
const minWidth = 600;
/** Bytes. Every build reads every picture. */
const maxBytes = 600_000;
/** A file of content/media, opened. */
interface Opened {
	readonly findings: readonly string[];
	readonly size?: { readonly width: number; readonly height: number };
}

const exportIt = "Open it in Preview or Paint, and export it as JPEG.";
const damaged = "The picture is damaged, cut off or no picture. Copy it again from where it came from, or choose another one.";

/** What's wrong with a picture's type, colors, size, and with what it tells about where and when it was taken. */
function* inspect(file: string, { format, space, depth, exif, xmp, iptc, orientation = 1, autoOrient }: Metadata, bytes: number): Iterable<string> {
	const named = file.endsWith(".png") ? "png" : "jpeg";
	if (format !== named) yield `The file is of the type ${format}, not ${named} as its name says. ${exportIt} Changing the name alone isn't enough.`;
	if (space === "cmyk" || depth !== "uchar") yield `The colors are for printing, or finer than screens show. ${exportIt}`;
	if (exif || iptc || xmp?.includes("GPSLatitude") || orientation > 1)
		yield "The picture carries a camera's data (EXIF), which may tell where it was taken. On Windows: Properties, Details, Remove Properties. On a Mac: open it in Preview, copy it, File, New from Clipboard, and export that as JPEG.";
	if (autoOrient.width > maxWidth || autoOrient.width < minWidth)
		yield `It's ${autoOrient.width} × ${autoOrient.height} px. Export the original ${minWidth} to ${maxWidth} px wide; enlarging a small one would only blur it.`;
	if (bytes > maxBytes) yield `It's ${Math.ceil(bytes / 1000)} kB, and ${maxBytes / 1000} is the most. Save it as JPEG with a quality of about 80%.`;
}

/** Opens a picture and reads all of it. Small: an eighth of the width is enough to come across any damage, and three times as fast. */
const openPicture = async (path: string, file: string): Promise<Opened | undefined> => {
	const bytes = await readFile(path).catch(() => undefined);
	if (!bytes) return undefined;
	try {
		const image = sharp(bytes, { failOn: "warning" });
		const metadata = await image.metadata();
		await image.resize(16).raw().toBuffer();
		return { findings: [...inspect(file, metadata, bytes.length)], size: metadata.autoOrient };
	} catch {
		return { findings: [damaged] };
	}
};

const checkUse = ({ width, height }: NonNullable<Opened["size"]>, { place, ...need }: Need): string | undefined =>
	width < need.width || height < need.height
		? `It's ${width} × ${height} px, and ${place} needs ${need.width} × ${need.height}. Export the original larger, or choose another picture.`
		: undefined;

/** Opens every picture of the catalog, and compares its size with each place that shows it. Takes about 12 ms a picture on two cores. */
export const checkPictureFiles = async (root: string, content: Content): Promise<Problem[]> => {
	const files = new Map<string, Opened>();
	const left = content.media.map(({ value }) => value.file);
	// More at a time wouldn't be faster, and would take memory.
	const open = async () => {
		for (let file = left.pop(); file !== undefined; file = left.pop()) {
			const opened = await openPicture(join(root, "content/media", file), file);
			if (opened) files.set(file, opened);
		}
	};
	await Promise.all(Array.from({ length: 8 }, open));
	const own = content.media.flatMap((entry) => (files.get(entry.value.file)?.findings ?? []).map((message) => problemAt(entry, "file", message)));
	const uses = listEntries(content).flatMap(({ name, entry, fields }) =>
		findPictures(fields).flatMap(({ file, path }) => {
			const need = getNeed(name, path, "key" in entry.value ? entry.value.key : undefined);
			const size = files.get(file)?.size;
			const message = need && size && checkUse(size, need);
			return message ? [problemAt(entry, path, `${file}: ${message}`)] : [];
		}),
	);
	return [...own, ...uses];
};
