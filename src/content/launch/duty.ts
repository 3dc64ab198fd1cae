import type { LoadedContent } from "../load";

/** `open` has to be done before the launch, `look` is for a person to decide, `done` is done. */
export type DutyState = "open" | "look" | "done";

/** A place in content/, as far as it's known. */
export interface DutyPlace {
	readonly file: string;
	readonly line?: number;
	/** The path inside the file; empty for the file as a whole. */
	readonly path: string;
}

/** Something that has to be right before visitors come. The texts are for people who don't program. */
export interface Duty {
	/** What it's about, in a word or two. */
	readonly kind: string;
	readonly state: DutyState;
	/** How it is. */
	readonly found: string;
	readonly why: string;
	/** What to do; empty if it's done. */
	readonly remedy: string;
	readonly places: readonly DutyPlace[];
}

/** Places with their lines. */
export const locateAll = ({ locate }: Pick<LoadedContent, "locate">, places: readonly { readonly file: string; readonly path: string }[]): DutyPlace[] =>
	places.map(({ file, path }) => {
		const { line } = locate({ file, path, found: "", expected: "", remedy: "" });
		return line === undefined ? { file, path } : { file, line, path };
	});

/** "1 license number", "2 license numbers". */
export const countOf = (count: number, one: string, several = `${one}s`): string => `${count} ${count === 1 ? one : several}`;
