/** React's types don't have these attributes yet. */
export const invoker = (
	command: "show-modal" | "close",
	target: string,
): Record<string, string> => ({ command, commandfor: target });

/** src/browser/inline/before-hydration.ts does both for browsers that can't. */
export const lightDismiss: Record<string, string> = { closedby: "any" };
