import type { GatsbyNode } from "gatsby";
import { writeServiceWorker } from "./service-worker";

/** After every plugin: what is made of the finished build. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ reporter, store }) => {
	try {
		writeServiceWorker(store.getState().program.directory, reporter);
	} catch (error) {
		reporter.panicOnBuild("The service worker could not be written.", error instanceof Error ? error : new Error(String(error)));
	}
};
