/* Browsers copy and share only during a click. */

export type Shared = "shared" | "copied" | "refused";

export const copyText = async (text: string): Promise<"copied" | "refused"> => {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "refused";
	}
};

/** @returns false if there's no share sheet or it failed */
export const share = async (data: ShareData): Promise<boolean> => {
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		// The visitor has closed the sheet.
		return error instanceof DOMException && error.name === "AbortError";
	}
};

export const sharePage = async (url: string, title = document.title): Promise<Shared> =>
	(await share({ title, url })) ? "shared" : copyText(url);
