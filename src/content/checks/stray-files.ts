import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Problem } from "../../problems";
import { findCollection, isEntryFile } from "../collections";

/** What macOS and Windows leave in folders; git ignores it, too. */
const ofSystem = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const picture = /^media\/[a-z0-9-]+\.(?:jpg|png)$/;

const belongs = (name: string) => {
	const collection = findCollection(name);
	return (
		collection !== undefined && (collection.layout !== "folder" || isEntryFile(basename(name)))
	);
};

const describeStray = (name: string) => {
	if (/\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg)$/i.test(name))
		return "Pictures are JPEG or PNG files in content/media, named in lowercase words joined by hyphens. Export it under such a name, and put it there.";
	return "The site doesn't use this file. Give it the name and the folder of its collection, such as services/chemical-peels.json, or delete it.";
};

/** Files in content/ that belong to no kind. Pictures are checked with their catalog. */
export const findStrayFiles = (root: string): Problem[] => {
	const folder = join(root, "content");
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) =>
			join(parentPath, name)
				.slice(folder.length + 1)
				.replaceAll("\\", "/"),
		)
		.filter((name) => !ofSystem.test(name) && !picture.test(name) && !belongs(name))
		.sort()
		.map((name) => ({ file: `content/${name}`, path: "", message: describeStray(name) }));
};
