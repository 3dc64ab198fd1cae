import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { type MediaWeights, mediaWeightsPath } from "../lib/media/picture-bytes";

const readPageData = (publicFolder: string): string[] => {
	const folder = join(publicFolder, "page-data");
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return names
		.filter((name) => /(?:page-data|sq\/d\/\d+)\.json$/.test(name))
		.map((name) => readFileSync(join(folder, name), "utf8"));
};

const getName = (file: string): string => basename(file, extname(file));

/** The bytes of the versions that built pages name, by format. */
const measureMedia = (publicFolder: string, files: readonly string[]): MediaWeights => {
	const named = new Set(
		readPageData(publicFolder).flatMap(
			(text) => text.match(/\/static\/[^\s",]+\.(?:avif|jpg|png)\b/g) ?? [],
		),
	);
	const addresses = [...named].filter((address) => existsSync(join(publicFolder, address)));
	const measure = (file: string): Record<string, number[]> => {
		const bytes: Record<string, number[]> = {};
		for (const address of addresses.filter((each) => getName(each) === getName(file))) {
			const format = extname(address).slice(1);
			bytes[format] = [...(bytes[format] ?? []), statSync(join(publicFolder, address)).size];
		}
		return bytes;
	};
	return Object.fromEntries(files.map((file) => [file, measure(file)]));
};

export const writeMediaWeights = (directory: string): void => {
	const publicFolder = join(directory, "public");
	const files = readdirSync(join(directory, "content/media")).filter((name) =>
		/\.(?:jpg|png)$/.test(name),
	);
	const target = join(publicFolder, mediaWeightsPath);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, JSON.stringify(measureMedia(publicFolder, files)));
};
