import type { MouseEvent } from "react";

/**
 * Attributes that make a button act on another element by HTML alone (invoker commands): it works before React
 * has loaded. React passes them through unchanged; its types do not have them yet.
 */
export const invoker = (command: "show-modal" | "close" | "request-close", target: string): Record<string, string> => ({ command, commandfor: target });

/** Opens a dialog in browsers without invoker commands; the others have opened it already. */
export const showModal = (dialog: HTMLDialogElement | null): void => {
	if (!dialog?.open && !("commandForElement" in HTMLButtonElement.prototype)) dialog?.showModal();
};

/** Closes a dialog by a click beside it, in browsers that don't do so by `closedby`: the dialog itself is what was clicked then. */
export const closeBeside = ({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void => {
	if (target === currentTarget && !("closedBy" in HTMLDialogElement.prototype)) currentTarget.close();
};
