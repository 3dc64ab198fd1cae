import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { builtHeadersFile } from "../lib/http/built-headers";
import { divideAllStyles } from "./first-paint";
import { precompress } from "./hosting/precompress";
import { getBuiltHeaders, listFiles } from "./hosting/site-files";
import { completeManifest } from "./manifest";
import { writeMediaWeights } from "./media-weights";
import { writePublicFiles } from "./public-files";
import { writeServiceWorker } from "./service-worker";
import { writeSocialPictures } from "./social-pictures";

const attempt = async <T>(
	reporter: Reporter,
	problem: string,
	work: () => T | Promise<T>,
): Promise<T> => {
	try {
		return await work();
	} catch (error) {
		return reporter.panic(problem, error instanceof Error ? error : new Error(String(error)));
	}
};

const compressFiles = async (
	folder: string,
	reporter: Reporter,
	files: readonly string[],
): Promise<void> => {
	const timer = reporter.activityTimer("Compress files");
	timer.start();
	timer.setStatus(`${await precompress(folder, files)} files`);
	timer.end();
};

/** The service worker counts compressed bytes. Its own files are compressed last. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	const { reporter, store } = args;
	const { directory } = store.getState().program;
	const folder = join(directory, "public");
	await attempt(reporter, "The web app manifest couldn't be completed.", () =>
		completeManifest(folder),
	);
	await attempt(reporter, "A social picture couldn't be made.", () => writeSocialPictures(args));
	await attempt(
		reporter,
		"robots.txt, rss.xml, llms.txt, security.txt or the contact cards couldn't be written.",
		() => writePublicFiles(directory),
	);
	await attempt(reporter, "The weights of pictures for /admin/media couldn't be written.", () =>
		writeMediaWeights(directory),
	);
	const styles = await attempt(reporter, "The styles couldn't be divided.", () =>
		divideAllStyles(directory),
	);
	await compressFiles(folder, reporter, listFiles(folder));
	const written = await attempt(reporter, "The service worker couldn't be written.", () =>
		writeServiceWorker(directory, reporter, styles),
	);
	await attempt(reporter, "A page can't be served safely.", () =>
		writeFileSync(join(folder, builtHeadersFile), JSON.stringify(getBuiltHeaders(folder))),
	);
	await compressFiles(folder, reporter, written);
};
