import type { GatsbyBrowser } from "gatsby";
import { drawSections } from "./draw-sections";
import { followLinks } from "./follow-links";
import { guardFonts } from "./guards/fonts";
import { guardMemory } from "./guards/memory";
import { guardRejections } from "./guards/rejections";
import { guardScroll } from "./guards/scroll";
import { guardChunks, guardNavigation } from "./guards/stale-chunks";
import { endTakingOver } from "./hydration";
import { prefetchWhenIdle } from "./idle-prefetch";
import { keepSite } from "./service-worker/keep-site";

// While this module loads, before Gatsby's own listener stands (cache-dir/navigation.js): for this event browsers ask in the order of registration.
guardRejections();

/** What runs once, when the browser side starts: nothing of it is needed for the first paint. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
	// Positions are restored after the page transition (page-scroll.ts), not by the browser in the leaving page.
	if ("scrollRestoration" in history) history.scrollRestoration = "manual";
	guardFonts();
	guardScroll();
	guardMemory();
	guardChunks();
	void prefetchWhenIdle().then(keepSite);
	// Gatsby goes on when this settles: in a task of its own, after the one that evaluated every script of the page.
	return new Promise<void>((resolve) => setTimeout(resolve));
};

/** What has to wait for Gatsby's own start, which sets its navigation functions late, and for React to stand. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
	endTakingOver();
	guardNavigation();
	// Not before the router listens: a click until then opens its page as a document.
	followLinks();
	void drawSections();
};
