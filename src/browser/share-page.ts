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

/** Opens the share sheet. To be called by a click. @returns false if there's none or it didn't take what was to be shared */
export const share = async (data: ShareData): Promise<boolean> => {
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		// The visitor has closed the sheet.
		return error instanceof DOMException && error.name === "AbortError";
	}
};

/** Shares an address of the page, or copies it where there's no share sheet. To be called by a click. @returns "refused" if the browser doesn't let it copy */
export const sharePage = async (url: string, title = document.title): Promise<Shared> => ((await share({ title, url })) ? "shared" : copyText(url));
