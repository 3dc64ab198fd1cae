import type { AnchorHTMLAttributes } from "react";
import { isPlainClick } from "../../browser/plain-click";
import { useHydrated } from "../../hooks/use-hydrated";

/** Visitors may turn a single key off (WCAG 2.1.4) until the page is loaded again. */
export const slash = { on: true };

const fields = "input, textarea, select, [contenteditable]";

export const isSearchShortcut = ({
	key,
	ctrlKey,
	metaKey,
	altKey,
	target,
}: KeyboardEvent): boolean => {
	const withModifier = ctrlKey || metaKey;
	const pressed = withModifier ? key.toLowerCase() === "k" : key === "/" && slash.on;
	return (
		pressed &&
		!altKey &&
		!(target instanceof Element && target.closest(fields)) &&
		!document.querySelector("dialog[open]")
	);
};

export const isSearchClick = (event: MouseEvent): boolean => {
	const link =
		event.target instanceof Element && event.target.closest<HTMLElement>("[data-search]");
	if (!link || !isPlainClick(event)) return false;
	// The dialog gives the focus back, and Safari doesn't focus a link on click.
	link.focus();
	// Otherwise the search would give the focus back to a link in the hidden menu.
	link.closest("dialog")?.close();
	return true;
};

/** Without script, or if the search doesn't load, it leads to the sitemap. */
export const SearchLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
	<a
		href="/sitemap"
		aria-haspopup={useHydrated() ? "dialog" : undefined}
		data-search=""
		{...props}
	/>
);
