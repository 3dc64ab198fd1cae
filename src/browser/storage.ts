/** Storage throws in private mode, over quota or when it's switched off; then it reads as empty and nothing is written. */
const tryStorage = <T>(work: () => T, fallback: T): T => {
	try {
		return work();
	} catch {
		return fallback;
	}
};

const local = (): Storage => window.localStorage;
const session = (): Storage => window.sessionStorage;

const reader = (area: () => Storage) => (key: string) => tryStorage(() => area().getItem(key), null);

const writer = (area: () => Storage) => (key: string, value: string) =>
	tryStorage(() => {
		area().setItem(key, value);
		return true;
	}, false);

export const readLocal = reader(local);
export const readSession = reader(session);
/** @returns whether it was written */
export const writeLocal = writer(local);
/** @returns whether it was written */
export const writeSession = writer(session);
export const removeSession = (key: string): void => tryStorage(() => window.sessionStorage.removeItem(key), undefined);
