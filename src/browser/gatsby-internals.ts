/*
 * Gatsby's loader, saved scroll and announcer, as of 5.16.1; other uses of Gatsby's internals are
 * in docs/upgrading.md. Without `___loader`, no link opens its page; without saved positions, Back
 * leads to the top of the page.
 */

import { readSession } from "./storage";

interface GatsbyWindow extends Window {
	readonly ___loader?: {
		readonly loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
	};
	readonly ___GATSBY_REACT_ROUTER_SCROLL?: Readonly<Record<string, number>>;
}

/**
 * Gatsby's public `prefetchPathname` doesn't say whether it worked.
 * @throws Error if something didn't load
 */
export const loadPage = async (path: string): Promise<void> => {
	const loader = (window as GatsbyWindow).___loader;
	if (!loader) throw new Error("Gatsby has no ___loader: see src/browser/gatsby-internals.ts.");
	const page = await loader.loadPage(path);
	if (!page || page.status === "error") throw new Error(`The resources of ${path} didn't load.`);
};

/**
 * The scroll that Gatsby saved for a history entry: pixels, as text. Without session storage,
 * Gatsby keeps it on `window`.
 */
export const readSavedScroll = (pathname: string, entryKey: string): string | undefined => {
	const key = `@@scroll|${pathname}|${entryKey}`;
	return (
		readSession(key) ?? (window as GatsbyWindow).___GATSBY_REACT_ROUTER_SCROLL?.[key]?.toString()
	);
};

/**
 * Names the new page to screen readers. Gatsby would do it too early, by the heading of the page
 * that's still fading out.
 */
export const announcePage = (): void => {
	const announcer = document.getElementById("gatsby-announcer");
	if (announcer)
		announcer.textContent = `Navigated to ${document.querySelector("main h1")?.textContent || document.title}`;
};
