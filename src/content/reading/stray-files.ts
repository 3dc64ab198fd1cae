import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { collections, findCollection, isEntryFile } from "../collections";
import type { Finding, Problem } from "../problem";

/** What macOS and Windows leave in every folder. git ignores it. */
const ofSystem = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;
const picture = /^media\/[a-z0-9-]+\.(?:jpg|png)$/;

const places = Object.values(collections)
	.map(({ layout, path }) => (layout === "folder" ? `${path}/*.json` : path))
	.join(", ");

const describeStray = (name: string): Finding => {
	if (/(?:~|\.(?:bak|orig|old|tmp|swp|rej)|[ -]copy(?: ?\d*)?\.\w+|\(\d+\)\.\w+)$/i.test(name))
		return { found: "a leftover copy of a file", expected: "each file once", remedy: "Compare it with the file it was copied from, then delete the copy." };
	if (/\.(?:jpe?g|png|webp|avif|gif|heic|heif|tiff?|bmp|svg)$/i.test(name))
		return {
			found: "a picture in another place or format than the site's",
			expected: "a picture in content/media, named in lowercase words joined by hyphens, with .jpg or .png at the end",
			remedy: "Export it as JPEG or PNG under such a name, and put it into content/media.",
		};
	if (belongs(name.replace(/[^/]+$/, "name.json")) && name.endsWith(".json"))
		return {
			found: "a file name with capitals, spaces or signs",
			expected: "lowercase words joined by hyphens, such as chemical-peels.json",
			remedy: "Rename the file to its slug.",
		};
	if (/\.json$/i.test(name))
		return {
			found: "a JSON file that belongs to no collection",
			expected: `a file at one of: ${places}`,
			remedy: "Move it to the folder of its collection, with .json in lowercase, or remove it.",
		};
	return {
		found: "a file that the site doesn't use",
		expected: "JSON files, and pictures in content/media",
		remedy: "Move it out of content/, or delete it.",
	};
};

const belongs = (name: string): boolean => {
	const collection = findCollection(name);
	return collection !== undefined && (collection.layout !== "folder" || isEntryFile(basename(name)));
};

/** Files in content/ that nothing reads: under a wrong name, in the wrong folder, or of another kind. @param root the project's root folder */
export const findStrayFiles = (root: string): Problem[] =>
	(existsSync(join(root, "content")) ? readdirSync(join(root, "content"), { recursive: true, withFileTypes: true }) : [])
		.filter((entry) => !entry.isDirectory())
		.map(({ parentPath, name }) =>
			join(parentPath, name)
				.slice(join(root, "content").length + 1)
				.replaceAll("\\", "/"),
		)
		.filter((name) => !ofSystem.test(name) && !picture.test(name) && !belongs(name))
		.sort()
		.map((name) => ({ file: `content/${name}`, path: "", ...describeStray(name) }));
