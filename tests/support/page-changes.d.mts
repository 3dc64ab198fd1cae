import type { CDPSession, Page } from "@playwright/test";

export interface Counts {
	readonly Documents: number;
	readonly JSEventListeners: number;
	readonly Nodes: number;
}

export const cycle: readonly string[];
export const followLink: (page: Page, selector: string) => Promise<void>;
export const openForCounting: (page: Page, url: string) => Promise<CDPSession>;
export const changePages: (page: Page, session: CDPSession, options: { rounds: number }) => Promise<{ before: Counts; after: Counts }>;
