import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";

export const isPacked = (file) =>
	/\.(?:html|js|mjs|css|json|map|svg|xml|txt|webmanifest|ics)$/.test(file) &&
	statSync(file).size >= 512;

export const brotli = (content) =>
	brotliCompressSync(content, {
		params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
	});

export const gzip = (content) => gzipSync(content, { level: 9 });

/**
 * A file as a server with Brotli sends it: the build's compressed copy if it has the file's date,
 * else compressed here.
 */
export const servedBody = (path) => {
	const content = readFileSync(path);
	if (!isPacked(path)) return content;
	const copy = `${path}.br`;
	if (existsSync(copy) && Math.abs(statSync(copy).mtimeMs - statSync(path).mtimeMs) < 2)
		return readFileSync(copy);
	return brotli(content);
};
