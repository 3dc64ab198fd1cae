import { useEffect, useState } from "react";
import { afterPaint } from "../browser/after-paint";

/**
 * The value as it was when the window was last painted, the first one at once: what nobody waits for is rendered by it a frame later,
 * so that it does not hold up the frame that they do wait for.
 */
export const useAfterPaint = <T>(value: T): T => {
	const [painted, setPainted] = useState(value);
	useEffect(() => {
		if (!Object.is(painted, value)) return afterPaint(() => setPainted(value));
	}, [painted, value]);
	return painted;
};
