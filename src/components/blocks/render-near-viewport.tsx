import { type ReactNode, Suspense, useRef } from "react";
import { useNearViewport } from "../../hooks/use-near-viewport";
import { cx } from "../../ui/class-names";

/**
 * Renders its children from 400 px before they're in view.
 * @param className has their height, so that nothing moves
 * @param loaded renders them at once
 */
export const RenderNearViewport = ({
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
