/** What was thrown, in words for the people who run the site: an error's message, or whatever it was. */
export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
