import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The digest of files in a folder: their names, in the given order, and contents. @throws Error if a file is missing */
export const filesDigest = (folder: string, names: readonly string[]): string => {
	const digest = createHash("sha256");
	for (const name of names)
		digest
			.update(name)
			.update("\0")
			.update(readFileSync(join(folder, name)))
			.update("\0");
	return digest.digest("hex");
};
