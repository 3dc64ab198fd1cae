/*
 * React's types don't have these attributes yet. For browsers that don't know them,
 * src/browser/inline/before-hydration.ts does what they say.
 */

/** For a button that opens or closes a dialog, also before React has loaded. */
export const dialogCommand = (
	command: "show-modal" | "close",
	target: string,
): Record<string, string> => ({ command, commandfor: target });

/** For a dialog that a click beside it closes. */
export const lightDismiss: Record<string, string> = { closedby: "any" };
