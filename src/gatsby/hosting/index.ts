import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "gatsby";
import { builtHeadersFile } from "../../lib/http/built-headers";
import { precompress } from "./precompress";
import { builtHeaders, listFiles, pageFiles } from "./site-files";

/** Writes compressed copies of changed files. @param written paths below public/ to compress; by default all files */
export const compressFiles = async (directory: string, reporter: Reporter, written?: readonly string[]): Promise<void> => {
	const folder = join(directory, "public");
	const timer = reporter.activityTimer("Compress files");
	timer.start();
	const count = await precompress(folder, written ?? listFiles(folder));
	timer.setStatus(`${count} files`);
	timer.end();
};

/** Writes the headers that the site's server sends. @throws Error if a page can't have a policy */
export const writeHeaders = (directory: string): void => {
	const folder = join(directory, "public");
	const files = listFiles(folder);
	writeFileSync(join(folder, builtHeadersFile), JSON.stringify(builtHeaders(files, pageFiles(folder, files))));
};
