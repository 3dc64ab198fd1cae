import type { Content } from "../load";
import type { Problem } from "../problem";

/** Finds what one schema can't see, in content whose shape is right. `root` is the project's root folder. */
export type Check = (content: Content, surroundings: { readonly root: string; readonly now: Date }) => Iterable<Problem>;
