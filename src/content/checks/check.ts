import type { Content, LoadedContent } from "../load";
import type { Problem } from "../problem";

/** What a check may need besides the entries. */
export interface Surroundings extends Pick<LoadedContent, "raw" | "files"> {
	/** The project's root folder. */
	readonly root: string;
	/** What the clock says. A check that reads it may accept tomorrow what it refuses today, but never the other way around. */
	readonly now: Date;
}

/** Finds what one file alone can't show. It may meet values beyond their limits or forms, and never throws. */
export type Check = (content: Content, surroundings: Surroundings) => Problem[];
