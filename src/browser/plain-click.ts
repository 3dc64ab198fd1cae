/** Whether a click is the main button's, without a key that opens a link elsewhere. */
export const isPlainClick = ({
	button,
	metaKey,
	ctrlKey,
	shiftKey,
	altKey,
}: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
