import { Suspense, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { cx } from "../../ui/class-names";
import { lazyComponent } from "../../ui/lazy-component";

const OpenNowStatus = lazyComponent("open-now", async () => (await import(/* webpackChunkName: "open-now" */ "./status")).OpenNowStatus);

/** Whether the spa is open now. The HTML has an empty line, which is filled once the browser is idle. */
export const OpenNow = ({ className }: { className?: string }) => {
	const [idle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
	return (
		<div className={cx("figures min-h-lh", className)}>
			{idle ? (
				<Suspense>
					<OpenNowStatus />
				</Suspense>
			) : null}
		</div>
	);
};
