import { type Content, getAtPath } from "../load";
import { formatPath, joinPath } from "../problem";
import { walk } from "../walk";

/** Where content is still marked `"sample": true`. */
export const findSamples = (content: Content): { file: string; path: string }[] =>
	Object.values(content)
		.flat()
		.flatMap((entry) =>
			walk(entry.value)
				.filter(({ value }) => getAtPath(value, ["sample"]) === true)
				.map(({ path }) => ({ file: entry.file, path: joinPath(entry.at, formatPath(path)) })),
		);
