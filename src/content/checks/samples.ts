import { type Content, getAtPath } from "../load";
import { formatPath, joinPath } from "../problem";
import { walk } from "../walk";

/** Where a sample is: its file and the path in it. */
export interface Sample {
	readonly file: string;
	readonly path: string;
}

/** Where content is still marked `"sample": true`. */
export const findSamples = (content: Content): Sample[] =>
	Object.values(content)
		.flat()
		.flatMap((entry) =>
			walk(entry.value)
				.filter(({ value }) => getAtPath(value, ["sample"]) === true)
				.map(({ path }) => ({ file: entry.file, path: joinPath(entry.at, formatPath(path)) })),
		);
