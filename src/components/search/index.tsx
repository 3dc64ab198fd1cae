import { memo, useEffect, useState } from "react";
import { listen } from "../../browser/listen";
import { dispatchPreloadError } from "../../browser/preload-error-event";
import type { SearchDialog } from "./dialog";
import { isSearchClick, isSearchShortcut } from "./shortcut";

export const SiteSearch = memo(({ pathname }: { pathname: string }) => {
	const [Dialog, setDialog] = useState<typeof SearchDialog>();
	const close = () => setDialog(undefined);
	useEffect(() => {
		/** If the search hasn't loaded, links lead to the sitemap, and the keys try again. */
		let failed = false;
		const open = async (event?: Event) => {
			event?.preventDefault();
			try {
				const loaded = await import(/* webpackChunkName: "search" */ "./dialog");
				failed = false;
				setDialog(() => loaded.SearchDialog);
			} catch (error) {
				failed = true;
				dispatchPreloadError({ url: "search", error });
			}
		};
		const onClick = (event: MouseEvent) => void (!failed && isSearchClick(event) && open(event));
		const onKeyDown = (event: KeyboardEvent) => void (isSearchShortcut(event) && open(event));
		// The visitor has tapped before this was loaded (src/browser/inline/before-hydration.ts).
		const { dataset } = document.documentElement;
		const wanted = dataset.searchState === "wanted";
		dataset.searchState = "ready";
		if (wanted) open();
		// Must come before the router's listener, which follows links.
		const ends = [listen(["click"], onClick, { capture: true }), listen(["keydown"], onKeyDown)];
		return () => {
			for (const end of ends) end();
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another page it closes
	useEffect(close, [pathname]);
	return Dialog ? <Dialog onClose={close} /> : null;
});
