import { type ReactNode, Suspense, useRef } from "react";
import { useNearViewport } from "../../hooks/use-near-viewport";
import { cx } from "../../ui/class-names";

/**
 * @param className keeps the tool's room free, so that nothing moves
 * @param loaded shows the tool at once
 */
export const LazyOnVisible = ({
	className,
	loaded = false,
	children,
}: {
	className: string;
	loaded?: boolean;
	children: ReactNode;
}) => {
	const room = useRef<HTMLDivElement>(null);
	const near = useNearViewport(room);
	return (
		<div ref={room} className={cx("noscript:hidden", className)}>
			<Suspense fallback={null}>{near || loaded ? children : null}</Suspense>
		</div>
	);
};
