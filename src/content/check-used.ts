import { type LoadedEntry, type Problem, problemAt } from "../schemas/problem";

/** An entry that no service names would be an empty list. */
export function* checkUsed(
	entry: LoadedEntry<{ readonly slug: string }>,
	used: readonly string[],
): Iterable<Problem> {
	const { slug } = entry.value;
	if (!used.includes(slug))
		yield problemAt(
			entry,
			"slug",
			`No service names ${slug}, so visitors would find nothing. Add it to a file of content/services, or remove this entry.`,
		);
}
