/** Writes a line to the log, which is standard error. Lines name references, never what a visitor has sent. */
export const log = (line: string, level: "info" | "warn" = "info"): void => console.error(`[forms] ${level === "warn" ? "warning: " : ""}${line}`);

/** What was thrown, in words for the people who run the site: an error's message, or whatever it was. */
export const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));
