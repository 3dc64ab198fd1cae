import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { isHashed } from "../../lib/http/cache-control";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|ics)$/;
/** Bytes: compressing less doesn't save a packet. */
const minSize = 512;

/**
 * The best compression saves 2% and takes three times as long. Of the files that every page has its
 * own of, only large ones are worth that.
 */
const isPerPage = (file: string): boolean =>
	file.endsWith(".html") || file.startsWith("/page-data/");
const largePage = 130_000;

const brotliQuality = (file: string, size: number): number =>
	isPerPage(file) && !isHashed(file) && size < largePage ? 10 : 11;

const compressors: Readonly<Record<string, (content: Buffer, file: string) => Promise<Buffer>>> = {
	".br": (content, file) =>
		compressBrotli(content, {
			params: {
				[zlib.BROTLI_PARAM_QUALITY]: brotliQuality(file, content.length),
				[zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
	".gz": (content) => compressGzip(content, { level: 9 }),
};
const endings = Object.keys(compressors);

/** @returns whether the copies were out of date */
const refresh = async (folder: string, file: string): Promise<boolean> => {
	const path = join(folder, file);
	const { atime, mtime, mtimeMs, size } = await stat(path);
	if (!compressible.test(file) || size < minSize) {
		await Promise.all(endings.map((ending) => rm(path + ending, { force: true })));
		return false;
	}
	// Dates that utimes has set are read back with a difference of up to a millisecond.
	const dates = await Promise.all(
		endings.map(async (ending) => (await stat(path + ending).catch(() => undefined))?.mtimeMs ?? 0),
	);
	if (dates.every((date) => Math.abs(date - mtimeMs) < 2)) return false;
	const content = await readFile(path);
	for (const [ending, compress] of Object.entries(compressors)) {
		await writeFile(path + ending, await compress(content, file));
		await utimes(path + ending, atime, mtime);
	}
	return true;
};

/**
 * Brings the `.br` and `.gz` copies up to date, and deletes those without an original, which a
 * server would send.
 * @returns how many changed
 */
export const precompress = async (folder: string, files: readonly string[]): Promise<number> => {
	const isCopy = (file: string): boolean => /\.(?:br|gz)$/.test(file);
	const originals = files.filter((file) => !isCopy(file));
	const orphans = files.filter(
		(file) => isCopy(file) && !originals.includes(file.replace(/\.(?:br|gz)$/, "")),
	);
	await Promise.all(orphans.map((file) => rm(join(folder, file))));
	let count = 0;
	const work = async (): Promise<void> => {
		for (let file = originals.pop(); file !== undefined; file = originals.pop())
			if (await refresh(folder, file)) count += 1;
	};
	await Promise.all(cpus().map(work));
	return count;
};
