import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A new folder for each test of a file or group. Files are named by their paths in it. */
export const withFolder = () => {
	let folder = "";
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), "elm-place-"));
	});
	afterEach(() => rmSync(folder, { recursive: true }));
	const at = (file = ""): string => join(folder, file);
	return {
		at,
		read: (file: string): string => readFileSync(at(file), "utf8"),
		write: (file: string, content: string | Buffer = ""): void => {
			mkdirSync(dirname(at(file)), { recursive: true });
			writeFileSync(at(file), content);
		},
	};
};
