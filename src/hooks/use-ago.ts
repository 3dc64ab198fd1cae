import { useEffect, useState } from "react";
import { useSpaDay } from "./use-spa-day";

/** "2 months ago" for a calendar day; undefined before mount, and if the code for it doesn't load. */
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
