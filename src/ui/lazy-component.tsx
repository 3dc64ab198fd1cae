import { type ComponentType, lazy } from "react";
import { dispatchPreloadError } from "../browser/preload-error-event";

/**
 * A component that loads when it is first rendered. If its chunk doesn't load, it dispatches `preload-error` and renders
 * nothing: the page works without it.
 * @param name the url in the event
 */
export const lazyComponent = <P extends object>(name: string, load: () => Promise<ComponentType<P>>) =>
	lazy(async () => {
		try {
			return { default: await load() };
		} catch (error) {
			dispatchPreloadError({ url: name, error });
			return { default: (() => null) as ComponentType<P> };
		}
	});
