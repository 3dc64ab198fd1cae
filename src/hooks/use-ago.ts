import { useEffect, useState } from "react";
import { useSpaDay } from "./use-spa-day";

/** "2 months ago" for a calendar day, after mount; undefined before, and where what computes it does not load. */
export const useAgo = (day: string): string | undefined => {
	const today = useSpaDay();
	const [ago, setAgo] = useState<string>();
	useEffect(() => {
		if (!today) return;
		let ended = false;
		import("../lib/time/ago").then(({ formatAgo }) => !ended && setAgo(formatAgo(day, today))).catch(() => undefined);
		return () => {
			ended = true;
		};
	}, [day, today]);
	return ago;
};
