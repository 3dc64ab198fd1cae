import type { MouseEvent as ReactMouseEvent } from "react";

export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
	event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
