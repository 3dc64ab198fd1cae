import type { AnchorHTMLAttributes } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { searchLinks } from "./shortcut";

/** Opens the search; without script, or if the search doesn't load, a link to the sitemap. */
export const SearchLink = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
	<a href="/sitemap" aria-haspopup={useHydrated() ? "dialog" : undefined} {...{ [searchLinks]: "" }} {...props} />
);
