import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { drawPicture } from "./draw";
import type { PageWithPicture } from "./find-pages";
import { drawFrame } from "./frame";
import { layoutDigest, pictureKey } from "./key";
import { drawText, readFonts } from "./text";

/** A page and the file of its picture, as a full path. */
interface PictureOfPage {
	readonly page: PageWithPicture;
	readonly file: string;
}

/** Draws pictures, as many at a time as there are processors. */
const drawAll = async (root: string, pictures: readonly PictureOfPage[], business: string): Promise<void> => {
	const fonts = readFonts(root);
	const frame = await drawFrame(root);
	const waiting = [...pictures];
	const work = async (): Promise<void> => {
		for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
			await writeFile(next.file, await drawPicture(next.page.picture, frame, await drawText(next.page, business, fonts)));
	};
	await Promise.all(cpus().map(work));
};

/**
 * Keeps the pictures of all pages in a folder: draws those that are missing and deletes those of no page. A picture's name follows from
 * what it shows.
 * @param root the project's folder
 * @param business the line below each title
 * @returns the file of each page, how many were drawn, and how many were there
 * @throws Error if one can't be drawn
 */
export const refreshPictures = async (
	root: string,
	folder: string,
	pages: readonly PageWithPicture[],
	business: string,
): Promise<{ pictures: PictureOfPage[]; made: number; kept: number }> => {
	await mkdir(folder, { recursive: true });
	const layout = layoutDigest(root);
	const pictures = pages.map((page) => ({ page, file: join(folder, `${pictureKey(page, business, layout)}.jpg`) }));
	const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
	const missing = [...byFile.values()].filter(({ file }) => !existsSync(file));
	if (missing.length > 0) await drawAll(root, missing, business);
	const others = (await readdir(folder)).map((name) => join(folder, name)).filter((file) => !byFile.has(file));
	await Promise.all(others.map((file) => rm(file)));
	return { pictures, made: missing.length, kept: byFile.size - missing.length };
};
