export type Shared = "shared" | "copied" | "refused";

/** The page's address, without what a search or an anchor added to it. */
export const getSharedUrl = (): string => location.origin + location.pathname;

/** Copies a text. To be called by a click. @returns "refused" if the browser doesn't let the page copy */
export const copyText = async (text: string): Promise<"copied" | "refused"> => {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "refused";
	}
};

/** Shares an address of the page, or copies it where there's no share sheet. To be called by a click. @returns "refused" if the browser doesn't let it copy */
export const sharePage = async (url: string, title = document.title): Promise<Shared> => {
	const page = { title, url };
	if (!navigator.share) return copyText(page.url);
	try {
		await navigator.share(page);
		return "shared";
	} catch (error) {
		// The visitor has closed the sheet; anything else means that there's nothing to share with.
		return error instanceof DOMException && error.name === "AbortError" ? "shared" : copyText(page.url);
	}
};
