/** A copy of the project, for tests that edit it. */
import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Paths are from its root. */
export const copySite = () => {
	const folder = mkdtempSync(join(tmpdir(), "elm-place-copy-"));
	const path = (file) => join(folder, file);
	const listed = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ encoding: "utf8" },
	).split("\0");
	for (const file of listed.filter((name) => name && existsSync(name))) cpSync(file, path(file));
	symlinkSync(join(process.cwd(), "node_modules"), path("node_modules"));
	const read = (file) => readFileSync(path(file), "utf8");
	const write = (file, text) => {
		mkdirSync(dirname(path(file)), { recursive: true });
		writeFileSync(path(file), text);
	};
	return {
		folder,
		path,
		read,
		write,
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
};
