import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../browser/idle";
import { onReturn } from "../../browser/listen";
import { useSite } from "../../hooks/use-site";
import { getOpenStatus, type OpenStatus } from "../../lib/time/open-now";
import { tryOrUndefined } from "../../lib/time/time-zone";
import { cx } from "../../ui/class-names";
import { ErrorBoundary } from "../../ui/error-boundary";
import { ChangingText } from "../../ui/text";

/** A sleeping device delays timers. */
export const useOpenStatus = (): OpenStatus | undefined => {
	const { business } = useSite();
	const [status, setStatus] = useState<OpenStatus>();
	useEffect(() => {
		let timer: number | undefined;
		const update = () => {
			const next = tryOrUndefined(() => getOpenStatus(Date.now(), business.timeZone, business));
			setStatus((current) => (current?.text === next?.text ? current : next));
			clearTimeout(timer);
			if (next) timer = window.setTimeout(update, next.changesAt - Date.now());
		};
		update();
		const end = onReturn(update);
		return () => {
			clearTimeout(timer);
			end();
		};
	}, [business]);
	return status;
};

export const OpenNowStatus = () => {
	const status = useOpenStatus();
	return status ? (
		<>
			<span
				aria-hidden="true"
				className={cx(
					"mr-2 inline-block size-2 rounded-pill border border-marker align-middle",
					status.isOpen && "bg-marker",
				)}
			/>
			<ChangingText>{status.text}</ChangingText>
		</>
	) : null;
};

export const OpenNow = ({ className }: { className?: string }) => {
	const [idle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
	return (
		<div className={cx("figures min-h-lh", className)}>
			{idle && (
				<ErrorBoundary>
					<OpenNowStatus />
				</ErrorBoundary>
			)}
		</div>
	);
};
