import { dispatchPreloadError, preloadErrorEvent } from "./preload-error-event";
import { showToast } from "./toasts";

/** Milliseconds between two checks, and bytes of memory (docs/specification.md R46). */
const memoryCheck = { every: 300_000, above: 100 * 1024 * 1024 };

interface MemoryPerformance extends Performance {
	readonly memory?: { readonly usedJSHeapSize: number };
}

const dropDynamicCaches = async (): Promise<void> => {
	const used = (performance as MemoryPerformance).memory?.usedJSHeapSize;
	if (used === undefined || used <= memoryCheck.above) return;
	const names = await caches.keys();
	await Promise.all(
		names.filter((name) => name.includes("dynamic")).map((name) => caches.delete(name)),
	);
};

export const guardMemory = (): void => {
	setInterval(() => void dropDynamicCaches().catch(() => undefined), memoryCheck.every);
};

const findChild = (parent: Node, node: Node): Node | null => {
	let child: Node | null = node;
	while (child && child.parentNode !== parent) child = child.parentNode;
	return child;
};

/**
 * Lets React go on if a translator or an extension has moved or replaced nodes
 * (https://github.com/facebook/react/issues/11538). If a node was wrapped, its wrapper takes its
 * place.
 */
export const guardMovedNodes = (): void => {
	const { removeChild, insertBefore } = Node.prototype;
	Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
		const held = findChild(this, child);
		if (held) removeChild.call(this, held);
		return child;
	};
	Node.prototype.insertBefore = function <T extends Node>(
		this: Node,
		node: T,
		reference: Node | null,
	): T {
		insertBefore.call(this, node, reference && findChild(this, reference));
		return node;
	};
};

/** The page reloads only if the visitor clicks, so nothing they've typed is lost. */
const offerReload = (): void => {
	showToast({
		title: "This page couldn’t be loaded",
		description:
			"The connection failed, or we’ve updated the site. What’s on your screen stays as it is.",
		variant: "destructive",
		action: { label: "Reload", run: () => window.location.reload() },
	});
};

const dispatchFailed = (url: string): void =>
	dispatchPreloadError({ url, error: new Error(`${url} didn't load.`) });

export const guardPreloads = (): void => {
	window.addEventListener(preloadErrorEvent, offerReload);
	window.addEventListener(
		"error",
		({ target: element }) => {
			if (element instanceof HTMLLinkElement && element.rel === "stylesheet")
				dispatchFailed(element.href);
			if (element instanceof HTMLScriptElement && element.src.startsWith(location.origin))
				dispatchFailed(element.src);
		},
		true,
	);
};

/**
 * See docs/specification.md R43. Gatsby's listener (cache-dir/navigation.js) would reload the page
 * because of a missing chunk, and what's typed would be lost.
 */
export const guardRejections = (): void => {
	if (process.env.NODE_ENV !== "production") return;
	window.addEventListener(
		"unhandledrejection",
		(event) => {
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
};

/** In milliseconds (docs/specification.md R45). */
const scrollChecks = { first: 500, every: 2000 };

const mobileBreakpoint = 768;

export const unlockScroll = (): void => {
	if (window.innerWidth >= mobileBreakpoint || document.querySelector("dialog[open]")) return;
	for (const element of [document.documentElement, document.body]) {
		const { overflowY, position } = getComputedStyle(element);
		if (overflowY === "hidden") element.style.overflowY = "auto";
		if (position === "fixed") element.style.position = "static";
	}
};

export const guardScroll = (): void => {
	setTimeout(() => {
		unlockScroll();
		setInterval(unlockScroll, scrollChecks.every);
	}, scrollChecks.first);
};
