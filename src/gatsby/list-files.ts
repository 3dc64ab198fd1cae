import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths below a folder, such as `/about/index.html`, without hidden ones. */
export const listFiles = (folder: string, below = ""): string[] =>
	readdirSync(join(folder, below), { withFileTypes: true })
		.filter(({ name }) => !name.startsWith("."))
		.flatMap((entry) =>
			entry.isDirectory()
				? listFiles(folder, `${below}/${entry.name}`)
				: [`${below}/${entry.name}`],
		)
		.sort();
