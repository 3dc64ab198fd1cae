import { listEntries } from "../fields";
import type { Content } from "../load";
import { formatPath, joinPath } from "../problem";
import { listStateLicenses } from "../schemas/team-member";

/** Where a sample is: its file and the path in it. */
export interface Sample {
	readonly file: string;
	readonly path: string;
}

/** Where content is still marked `"sample": true`. */
export const findSamples = (content: Content): Sample[] =>
	listEntries(content).flatMap(({ entry, fields }) =>
		fields
			.filter(({ path, value }) => value === true && /(?:^|\.)sample$/.test(path))
			.map(({ path }) => ({ file: entry.file, path: joinPath(entry.at, path.replace(/\.?sample$/, "")) })),
	);

/** The license numbers that are still to be filled in. */
export const findMissingLicenseNumbers = ({ team }: Pick<Content, "team">): Sample[] =>
	team.flatMap(({ file, at, value }) =>
		listStateLicenses(value).flatMap(({ license, number }) => (number ? [] : [{ file, path: joinPath(at, formatPath(["licenseNumbers", license])) }])),
	);
