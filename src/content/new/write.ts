import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkAll } from "../checks/all";
import { getProblemKey, type Problem } from "../problem";

/** A file of content/ and what it's going to hold. */
export interface FileText {
	/** From the project's root. */
	readonly file: string;
	readonly text: string;
}

/** The problems that content/ would have with these files and doesn't have without them. They're tried in a copy. @param root the project's root folder */
export const tryFiles = async (root: string, files: readonly FileText[]): Promise<Problem[]> => {
	const copy = mkdtempSync(join(tmpdir(), "new-entry-"));
	try {
		cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
		if (existsSync(join(root, "static"))) symlinkSync(join(root, "static"), join(copy, "static"));
		const before = new Set((await checkAll(copy)).problems.map(getProblemKey));
		for (const { file, text } of files) writeFileSync(join(copy, file), text);
		return (await checkAll(copy)).problems.filter((problem) => !before.has(getProblemKey(problem)));
	} finally {
		rmSync(copy, { recursive: true });
	}
};

/** Writes all files, or none: if one can't be written, the others become what they were. @throws the error of the file that couldn't be written */
export const writeFiles = (root: string, files: readonly FileText[]): void => {
	const before = files.map(({ file }) => ({ full: join(root, file), text: existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined }));
	try {
		for (const { file, text } of files) writeFileSync(join(root, file), text);
	} catch (error) {
		for (const { full, text } of before) {
			if (text === undefined) rmSync(full, { force: true });
			else writeFileSync(full, text);
		}
		throw error;
	}
};
