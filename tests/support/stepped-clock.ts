/**
 * A fake clock that stands still while the outbox works, so that a test knows what happens when.
 */

/** What the outbox is doing. */
const pending = new Set<Promise<unknown>>();
export const tracked =
	<Arguments extends unknown[], T>(write: (...values: Arguments) => Promise<T>) =>
	(...values: Arguments): Promise<T> => {
		const work = write(...values);
		const done = work.finally(() => pending.delete(done)).catch(() => undefined);
		pending.add(done);
		return work;
	};
/** Resolves when nothing goes on unless the clock does. */
export const settled = async (): Promise<void> => {
	do {
		await Promise.all(pending);
		await new Promise(setImmediate);
	} while (pending.size > 0);
};
export const pass = async (milliseconds: number): Promise<void> => {
	await settled();
	for (let passed = 0; passed < milliseconds; passed += 1) {
		jest.advanceTimersByTime(1);
		await settled();
	}
};
export const after = (milliseconds: number): Promise<void> =>
	new Promise((done) => setTimeout(done, milliseconds));
