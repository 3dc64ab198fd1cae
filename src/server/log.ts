/** Writes to standard error. A line may name a reference, but nothing else of a visitor. */
export const log = (line: string, level: "info" | "warn" = "info"): void =>
	console.error(`[forms] ${level === "warn" ? "warning: " : ""}${line}`);

export const describeError = (error: unknown): string =>
	error instanceof Error ? error.message : String(error);
