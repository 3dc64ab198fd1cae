import { LeafMark } from "../../ui/leaf-mark";
import { useRouteSpinner } from "./use-route-spinner";

/** Over the whole window while a route changes. It catches no clicks: a second click wins. */
export const RouteSpinner = ({ path }: { path: string }) =>
	useRouteSpinner(path) ? (
		<div role="status" aria-label="Loading page" className="pointer-events-none fixed inset-0 z-50 grid place-items-center" data-print="hide">
			<LeafMark className="h-14 w-auto animate-pulse text-mark motion-reduce:animate-none" />
		</div>
	) : null;
