/*
 * React's types don't have these attributes yet. src/browser/inline/before-hydration.ts serves
 * browsers without them.
 */

/** Works before React has loaded, too. */
export const dialogCommand = (
	command: "show-modal" | "close",
	target: string,
): Record<string, string> => ({ command, commandfor: target });

/** A click beside the dialog closes it. */
export const lightDismiss: Record<string, string> = { closedby: "any" };
