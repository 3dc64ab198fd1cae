/** Storage that never throws: private mode, a full quota or a switched-off storage reads as empty and forgets what is written. */
const safely = <T>(work: () => T, otherwise: T): T => {
	try {
		return work();
	} catch {
		return otherwise;
	}
};

/** The text under a key of local storage, or null. */
export const readLocal = (key: string): string | null => safely(() => window.localStorage.getItem(key), null);

/** The text under a key of session storage, or null. */
export const readSession = (key: string): string | null => safely(() => window.sessionStorage.getItem(key), null);

/** Writes a text to local storage. @returns false where it could not be kept */
export const writeLocal = (key: string, value: string): boolean =>
	safely(() => {
		window.localStorage.setItem(key, value);
		return true;
	}, false);

/** Writes a text to session storage. @returns false where it could not be kept */
export const writeSession = (key: string, value: string): boolean =>
	safely(() => {
		window.sessionStorage.setItem(key, value);
		return true;
	}, false);

/** Forgets what is under a key of session storage. */
export const removeSession = (key: string): void => safely(() => window.sessionStorage.removeItem(key), undefined);
