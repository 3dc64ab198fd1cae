/** Storage throws in private mode, over quota or when it's off. */
const tryStorage = <T>(work: () => T, fallback: T): T => {
	try {
		return work();
	} catch {
		return fallback;
	}
};

type Area = "localStorage" | "sessionStorage";

const reader = (area: Area) => (key: string) => tryStorage(() => window[area].getItem(key), null);

const writer = (area: Area) => (key: string, value: string) =>
	tryStorage(() => {
		window[area].setItem(key, value);
		return true;
	}, false);

export const readLocal = reader("localStorage");
export const readSession = reader("sessionStorage");
export const writeLocal = writer("localStorage");
export const writeSession = writer("sessionStorage");
export const removeSession = (key: string): void =>
	tryStorage(() => window.sessionStorage.removeItem(key), undefined);
