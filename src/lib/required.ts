/** @throws Error if the query found nothing, which stops the build */
export const required = <T>(value: T | null | undefined, what: string): T => {
	if (value === null || value === undefined)
		throw new Error(
			`${what} was not found. Expected it in content/: the page needs it. Restore it, or remove the page.`,
		);
	return value;
};
