import type { Content, LoadedContent } from "../load";
import type { Problem } from "../problem";

/** What a check may need besides the entries. */
export interface Surroundings extends Pick<LoadedContent, "files"> {
	/** The project's root folder. */
	readonly root: string;
	readonly now: Date;
}

/** Finds what one schema can't see, in content whose shape is right. */
export type Check = (content: Content, surroundings: Surroundings) => Iterable<Problem>;
