import { join } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { divideAllStyles } from "./first-paint";
import { compressFiles, writeHeaders } from "./hosting";
import { completeManifest } from "./manifest";
import { writeMediaWeights } from "./media-weights";
import { writePublicFiles } from "./public-files";
import { writeServiceWorker } from "./service-worker";
import { writeSocialPictures } from "./social-pictures";

/** Does a part of the work. If it fails, the build stops and says what couldn't be done. */
const attempt = async <T>(reporter: Reporter, problem: string, work: () => T | Promise<T>): Promise<T> => {
	try {
		return await work();
	} catch (error) {
		return reporter.panic(problem, error instanceof Error ? error : new Error(String(error)));
	}
};

/** The service worker counts bytes as sent, so it's written after the compression; then its own files are compressed, too. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	const { reporter, store } = args;
	const { directory } = store.getState().program;
	await attempt(reporter, "The web app manifest couldn't be completed.", () => completeManifest(join(directory, "public")));
	await attempt(reporter, "A social picture couldn't be made.", () => writeSocialPictures(args));
	await attempt(reporter, "robots.txt, rss.xml, llms.txt, security.txt or the contact cards couldn't be written.", () => writePublicFiles(directory));
	await attempt(reporter, "The weights of pictures for /admin/media couldn't be written.", () => writeMediaWeights(directory));
	const styles = await attempt(reporter, "The styles couldn't be divided.", () => divideAllStyles(directory));
	await compressFiles(directory, reporter);
	const written = await attempt(reporter, "The service worker couldn't be written.", () => writeServiceWorker(directory, reporter, styles));
	await attempt(reporter, "A page can't be served safely.", () => writeHeaders(directory));
	await compressFiles(directory, reporter, written);
};
