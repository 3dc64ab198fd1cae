import { expect, type Page } from "@playwright/test";

/** Under Save-Data, pages fetch nothing by themselves. */
export const saveData = (page: Page): Promise<unknown> =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, "connection", {
			value: { saveData: true },
			configurable: true,
		}),
	);

/** What the browser keeps of a page, except the router's scroll positions. */
const readKept = (page: Page) =>
	page.evaluate(async () => ({
		stored: [localStorage, sessionStorage].map((storage) =>
			Object.entries(storage).filter(([key]) => !key.startsWith("@@scroll")),
		),
		databases: (await indexedDB.databases()).length,
		caches: (await caches.keys()).length,
		cookies: document.cookie,
		history: history.length,
		address: location.href,
	}));

/**
 * @returns a function that expects no request from now on, and unchanged storage, address and
 * history
 */
export const watchTraces = async (page: Page): Promise<() => Promise<void>> => {
	const before = await readKept(page);
	const requests: string[] = [];
	page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
	return async () => {
		expect(await readKept(page)).toEqual(before);
		expect(requests).toEqual([]);
	};
};
