import { type ComponentType, lazy } from "react";
import { dispatchPreloadError } from "../browser/preload-error-event";
import { ErrorBoundary } from "./error-boundary";

/**
 * A component that loads when it is first rendered. If its chunk doesn't load, that's a `preload-error`; then, and if the component fails, the fallback
 * is there instead.
 * @param name the url in the event
 * @param Fallback gets the same props; nothing for what a page can do without
 */
export const lazyComponent = <P extends object>(name: string, load: () => Promise<ComponentType<P>>, Fallback: ComponentType<P> = () => null) => {
	const Loaded = lazy(async () => {
		try {
			return { default: await load() };
		} catch (error) {
			dispatchPreloadError({ url: name, error });
			return { default: Fallback };
		}
	}) as unknown as ComponentType<P>;
	return (props: P) => (
		<ErrorBoundary fallback={<Fallback {...props} />}>
			<Loaded {...props} />
		</ErrorBoundary>
	);
};
