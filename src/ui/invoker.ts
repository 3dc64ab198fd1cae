/**
 * Attributes that make a button act on another element by HTML alone (invoker commands): it works before React
 * has loaded. React passes them through unchanged; its types do not have them yet.
 */
export const invoker = (command: "show-modal" | "close", target: string): Record<string, string> => ({ command, commandfor: target });

/** A click beside the dialog closes it, by HTML alone. src/browser/inline/before-hydration.ts does both for browsers that don't. */
export const lightDismiss: Record<string, string> = { closedby: "any" };
