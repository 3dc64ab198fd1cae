/** A running server: see serve.mjs. */
export interface Site {
	readonly url: string;
	readonly port: number;
	readonly pid: number;
	readonly output: () => string;
	readonly ended: Promise<number | null>;
	readonly stop: () => Promise<void>;
	readonly kill: () => Promise<void>;
}

export const temporaryOutbox: () => { readonly folder: string; readonly remove: () => void };
export const outputOfAll: () => string;
export const startServer: (env?: Readonly<Record<string, string>>, upTime?: number) => Promise<Site>;
export const noLimits: Readonly<Record<string, string>>;
export const noMail: Readonly<Record<string, string>>;
