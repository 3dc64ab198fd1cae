/**
 * What a query found, where the page cannot be without it.
 * @throws where it found nothing: the build stops and names what is missing
 */
export const required = <T>(value: T | null | undefined, what: string): T => {
	if (value === null || value === undefined)
		throw new Error(`${what} was not found. Expected it in content/: the page is made from it. Restore it, or remove the page.`);
	return value;
};
