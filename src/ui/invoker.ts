/** Makes a button act on another element by HTML alone. React's types don't have the attributes yet. */
export const invoker = (command: "show-modal" | "close", target: string): Record<string, string> => ({ command, commandfor: target });

/** A click beside the dialog closes it. src/browser/inline/before-hydration.ts does both for browsers that can't. */
export const lightDismiss: Record<string, string> = { closedby: "any" };
