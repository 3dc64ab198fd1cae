import { lazy, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { firstInteraction } from "../../browser/first-interaction";
import { ErrorBoundary } from "../../ui/error-boundary";

interface WatcherProps {
	tip: RefObject<HTMLDivElement | null>;
}

/** Nobody points at anything before the first interaction, so this isn't part of the first load. A page without tooltips lacks nothing. */
const Watcher = lazy(async () => {
	const { useTooltip } = await import("./use-tooltip");
	const Loaded = ({ tip }: WatcherProps) => {
		useTooltip(tip);
		return null;
	};
	return { default: Loaded };
});

/** The one tooltip of the page. Its words are its element's accessible name, which is not to be read twice. */
export const Tooltip = () => {
	const ref = useRef<HTMLDivElement>(null);
	const [needed, setNeeded] = useState(false);
	useEffect(() => {
		const ended = new AbortController();
		void firstInteraction(ended.signal).then(() => startTransition(() => setNeeded(true)));
		return () => ended.abort();
	}, []);
	return (
		<>
			<div ref={ref} popover="manual" role="tooltip" aria-hidden="true" data-tone="deep" data-print="hide" className="tooltip" />
			{needed ? (
				<ErrorBoundary>
					<Suspense>
						<Watcher tip={ref} />
					</Suspense>
				</ErrorBoundary>
			) : null}
		</>
	);
};
