import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { compressForNginx, prepareHosting } from "./hosting";
import { completeManifest } from "./manifest";
import { writeServiceWorker } from "./service-worker";
import { writeSocialPictures } from "./social-pictures";

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Runs after every plugin's hook. The service worker counts bytes as sent, so it's written after the compression; then its own files are
 * compressed, too.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
	const { cache, reporter, store } = args;
	const { directory } = store.getState().program;
	completeManifest(join(directory, "public"));
	try {
		await writeSocialPictures(args);
	} catch (error) {
		reporter.panicOnBuild("A social picture couldn't be made.", asError(error));
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
