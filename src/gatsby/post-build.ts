import type { GatsbyNode } from "gatsby";
import { prepareHosting } from "./hosting";
import { writeServiceWorker } from "./service-worker";

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** After every plugin: what is made of the finished build. The worker comes first, its file is compressed and gets headers too. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
	const { directory } = store.getState().program;
	try {
		writeServiceWorker(directory, reporter);
	} catch (error) {
		reporter.panicOnBuild("The service worker could not be written.", asError(error));
	}
	try {
		await prepareHosting(directory, reporter);
	} catch (error) {
		reporter.panicOnBuild("A page cannot be served safely.", asError(error));
	}
};
