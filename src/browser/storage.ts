/** Storage throws in private mode, over quota or when it's switched off; then it reads as empty and nothing is written. */
const tryStorage = <T>(work: () => T, fallback: T): T => {
	try {
		return work();
	} catch {
		return fallback;
	}
};

export const readLocal = (key: string): string | null => tryStorage(() => window.localStorage.getItem(key), null);

export const readSession = (key: string): string | null => tryStorage(() => window.sessionStorage.getItem(key), null);

/** @returns whether it was written */
export const writeLocal = (key: string, value: string): boolean =>
	tryStorage(() => {
		window.localStorage.setItem(key, value);
		return true;
	}, false);

/** @returns whether it was written */
export const writeSession = (key: string, value: string): boolean =>
	tryStorage(() => {
		window.sessionStorage.setItem(key, value);
		return true;
	}, false);

export const removeSession = (key: string): void => tryStorage(() => window.sessionStorage.removeItem(key), undefined);
