/** See serve.mjs. */
export const temporaryOutbox: () => { readonly folder: string; readonly remove: () => void };
export const startServer: (
	env: Readonly<Record<string, string>>,
) => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
export const noLimits: Readonly<Record<string, string>>;
