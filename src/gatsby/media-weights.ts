import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { isRecord } from "../lib/is-record";
import { type Derivative, type MediaWeights, mediaWeightsPath } from "../lib/media/catalog";

/** The part of gatsby-plugin-image's data that names files. */
interface ImageData {
	readonly width: number;
	readonly height: number;
	readonly images: { readonly fallback: { readonly srcSet: string }; readonly sources?: readonly { readonly srcSet: string }[] };
}

const isImageData = (value: object): value is ImageData =>
	"width" in value && typeof value.width === "number" && "images" in value && isRecord(value.images) && isRecord(value.images.fallback);

/** A file of a picture, with its size in pixels. */
interface Version {
	readonly address: string;
	readonly width: number;
	readonly height: number;
}

/** The files that image data inside a value names. */
const findVersions = (value: unknown): Version[] => {
	if (typeof value !== "object" || value === null) return [];
	if (!isImageData(value)) return Object.values(value).flatMap(findVersions);
	const { width, height, images } = value;
	const srcSets = [images.fallback, ...(images.sources ?? [])].map(({ srcSet }) => srcSet).join();
	const named = [...srcSets.matchAll(/(\/\S+) (\d+)w/g)];
	return named.map(([, address = "", wide]) => ({ address, width: Number(wide), height: Math.round((Number(wide) * height) / width) }));
};

const readPageData = (publicFolder: string): unknown[] => {
	const folder = join(publicFolder, "page-data");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names.filter((name) => /(?:page-data|sq\/d\/\d+)\.json$/.test(name)).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
};

const groupBySize = (publicFolder: string, versions: readonly Version[]): Derivative[] => {
	const sizes = new Map<string, Derivative>();
	for (const { address, width, height } of versions) {
		const size = `${width}x${height}`;
		const bytes = { ...sizes.get(size)?.bytes, [extname(address).slice(1)]: statSync(join(publicFolder, address)).size };
		sizes.set(size, { width, height, bytes });
	}
	return [...sizes.values()].sort((one, other) => one.width - other.width || one.height - other.height);
};

const getName = (file: string): string => basename(file, extname(file));

/** What browsers download for each picture of content/media: the files that the built pages name, and their bytes. */
export const measureMedia = (publicFolder: string, files: readonly string[]): MediaWeights => {
	const named = new Map(readPageData(publicFolder).flatMap((data) => findVersions(data).map((version) => [version.address, version])));
	const versions = [...named.values()].filter(({ address }) => existsSync(join(publicFolder, address)));
	return Object.fromEntries(
		files.map((file) => {
			const own = versions.filter(({ address }) => getName(address) === getName(file));
			return [file, groupBySize(publicFolder, own)];
		}),
	);
};

/** Writes the weights for /admin/media, once all versions are there. */
export const writeMediaWeights = (directory: string): void => {
	const publicFolder = join(directory, "public");
	const files = readdirSync(join(directory, "content/media")).filter((name) => /\.(?:jpg|png)$/.test(name));
	const target = join(publicFolder, mediaWeightsPath);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, JSON.stringify(measureMedia(publicFolder, files)));
};
