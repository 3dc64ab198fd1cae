import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { type Derivative, type MediaWeights, mediaWeightsPath } from "../lib/media/catalog";

/** The part of gatsby-plugin-image's data that names files. */
interface ImageData {
	readonly width: number;
	readonly height: number;
	readonly images: { readonly fallback: { readonly srcSet: string }; readonly sources?: readonly { readonly srcSet: string }[] };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isImageData = (value: object): value is ImageData =>
	"width" in value && typeof value.width === "number" && "images" in value && isObject(value.images) && isObject(value.images.fallback);

/** All image data inside a value. */
const findImages = (value: unknown): ImageData[] => {
	if (!isObject(value)) return [];
	return isImageData(value) ? [value] : Object.values(value).flatMap(findImages);
};

const readPageData = (publicFolder: string): unknown[] => {
	const folder = join(publicFolder, "page-data");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.filter((name) => /(?:page-data|sq\/d\/\d+)\.json$/.test(name)).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
};

/** "/static/…/stones.avif 320w, …" as addresses and widths. */
const parseSrcSet = (srcSet: string): (readonly [address: string, width: number])[] =>
	srcSet.split(",").flatMap((part) => {
		const [address, width] = part.trim().split(" ");
		return address && width ? [[address, Number.parseInt(width, 10)] as const] : [];
	});

/** The versions of one picture by their size, to be filled. */
type Sizes = Map<string, { width: number; height: number; bytes: Record<string, number> }>;

const gather = (publicFolder: string, pictures: ReadonlyMap<string, Sizes>, { width, height, images }: ImageData): void => {
	for (const { srcSet } of [images.fallback, ...(images.sources ?? [])])
		for (const [address, wide] of parseSrcSet(srcSet)) {
			const ending = extname(address);
			const file = join(publicFolder, address);
			const sizes = pictures.get(basename(address, ending));
			if (!sizes || !existsSync(file)) continue;
			const high = Math.round((wide * height) / width);
			const size = sizes.get(`${wide}x${high}`) ?? { width: wide, height: high, bytes: {} };
			sizes.set(`${wide}x${high}`, { ...size, bytes: { ...size.bytes, [ending.slice(1)]: statSync(file).size } });
		}
};

const inOrder = (sizes: Sizes): Derivative[] => [...sizes.values()].sort((one, other) => one.width - other.width || one.height - other.height);

/** What browsers download for each picture of content/media: the files that the built pages name, and their bytes. */
export const measureMedia = (publicFolder: string, files: readonly string[]): MediaWeights => {
	const pictures = new Map<string, Sizes>(files.map((file) => [basename(file, extname(file)), new Map()]));
	for (const data of readPageData(publicFolder)) for (const image of findImages(data)) gather(publicFolder, pictures, image);
	return Object.fromEntries(files.map((file) => [file, inOrder(pictures.get(basename(file, extname(file))) ?? new Map())]));
};

/** Writes the weights for /admin/media, once all versions are there. */
export const writeMediaWeights = (directory: string): void => {
	const publicFolder = join(directory, "public");
	const files = readdirSync(join(directory, "content/media")).filter((name) => /\.(?:jpg|png)$/.test(name));
	const target = join(publicFolder, mediaWeightsPath);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, JSON.stringify(measureMedia(publicFolder, files)));
};
