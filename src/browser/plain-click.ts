import type { MouseEvent as ReactMouseEvent } from "react";

/** Whether a click is the main button's, without a key that opens a link elsewhere. */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
	event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
