import { type ComponentType, lazy, type ReactNode } from "react";
import { dispatchPreloadError } from "../browser/preload-error-event";
import { Button } from "./button";
import { ErrorBoundary } from "./error-boundary";

/**
 * If the chunk doesn't load (which also raises `preload-error`) or the component fails, the
 * fallback is shown.
 * @param name stands for the URL in that event
 */
export const lazyComponent = <P extends object>(
	name: string,
	load: () => Promise<ComponentType<P>>,
	Fallback: ComponentType<P> = () => null,
) => {
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

export const NotLoaded = ({ children }: { children: ReactNode }) => (
	<div role="status" className="max-w-text border-l-4 border-accent bg-raised px-6 py-5">
		<p className="font-medium">This part of the page didn’t load</p>
		<p className="mt-1">{children}</p>
		<Button variant="secondary" className="mt-4" onClick={() => location.reload()}>
			Reload
		</Button>
	</div>
);
