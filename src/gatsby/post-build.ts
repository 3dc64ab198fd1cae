import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { builtHeadersFile } from "../lib/http/built-headers";
import { divideAllStyles } from "./first-paint";
import { precompress } from "./hosting/precompress";
import { getBuiltHeaders, listFiles } from "./hosting/site-files";
import { completeManifest } from "./manifest";
import { writeMediaWeights } from "./media-weights";
import { writePublicFiles } from "./public-files";
import { writeServiceWorker } from "./service-worker";
import { writeSocialPictures } from "./social-pictures";

/** The service worker counts compressed bytes. Its own files are compressed last. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	const { reporter, store } = args;
	const { directory } = store.getState().program;
	const folder = join(directory, "public");
	const attempt = async <T>(problem: string, work: () => T | Promise<T>): Promise<T> => {
		try {
			return await work();
		} catch (error) {
			return reporter.panic(problem, error instanceof Error ? error : new Error(String(error)));
		}
	};
	const compress = async (files: readonly string[]): Promise<void> => {
		const timer = reporter.activityTimer("Compress files");
		timer.start();
		timer.setStatus(`${await precompress(folder, files)} files`);
		timer.end();
	};
	await attempt("The web app manifest couldn't be completed.", () => completeManifest(folder));
	await attempt("A social picture couldn't be made.", () => writeSocialPictures(args));
	await attempt(
		"robots.txt, rss.xml, llms.txt, security.txt or the contact cards couldn't be written.",
		() => writePublicFiles(directory),
	);
	await attempt("The weights of pictures for /admin/media couldn't be written.", () =>
		writeMediaWeights(directory),
	);
	const styles = await attempt("The styles couldn't be divided.", () => divideAllStyles(directory));
	await compress(listFiles(folder));
	const written = await attempt("The service worker couldn't be written.", () =>
		writeServiceWorker(directory, reporter, styles),
	);
	await attempt("A page can't be served safely.", () =>
		writeFileSync(join(folder, builtHeadersFile), JSON.stringify(getBuiltHeaders(folder))),
	);
	await compress(written);
};
