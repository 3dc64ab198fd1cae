import { type ComponentType, lazy } from "react";
import { raisePreloadError } from "../browser/preload-error";

/**
 * A component that loads when it is first rendered. Where its chunk does not load, `preload-error` is raised and nothing
 * stands in its place: the page goes on without it.
 * @param name what the event names as the url
 */
export const lazyComponent = <P extends object>(name: string, load: () => Promise<ComponentType<P>>) =>
	lazy(async () => {
		try {
			return { default: await load() };
		} catch (error) {
			raisePreloadError({ url: name, error });
			return { default: (() => null) as ComponentType<P> };
		}
	});
