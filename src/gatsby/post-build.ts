import type { GatsbyNode } from "gatsby";
import { compressForNginx, prepareHosting } from "./hosting";
import { writePublicFiles } from "./public-files";
import { writeServiceWorker } from "./service-worker";

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Runs after every plugin's hook. Every text is compressed, so they're written first. The service worker counts bytes as sent, so it's written after the compression; then its own files are
 * compressed, too.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, reporter, store }) => {
	const { directory } = store.getState().program;
	try {
		writePublicFiles(directory);
	} catch (error) {
		reporter.panicOnBuild("robots.txt, rss.xml and llms.txt couldn't be written.", asError(error));
	}
	await compressForNginx(directory, reporter);
	let written: string[] = [];
	try {
		written = writeServiceWorker(directory, reporter);
	} catch (error) {
		reporter.panicOnBuild("The service worker couldn't be written.", asError(error));
	}
	try {
		await prepareHosting(directory, cache);
	} catch (error) {
		reporter.panicOnBuild("A page can't be served safely.", asError(error));
	}
	await compressForNginx(directory, reporter, written);
};
