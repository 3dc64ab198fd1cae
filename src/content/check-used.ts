import type { Findings } from "./define-collection";

/** An entry that no service names would be an empty list. */
export function* checkUsed(slug: string, used: readonly string[]): Findings {
	if (!used.includes(slug))
		yield [
			"slug",
			`No service names ${slug}, so visitors would find nothing. Add it to a file of content/services, or remove this entry.`,
		];
}
