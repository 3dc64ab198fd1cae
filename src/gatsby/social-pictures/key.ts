import { createHash } from "node:crypto";
import { filesDigest } from "../files-digest";
import type { PageWithPicture } from "./find-pages";
import { fontFiles } from "./text";

/** What decides how a picture looks, besides its page: the code here, the brand's colors, the logo, the fonts, and what draws. */
const layoutFiles = [
	...["draw.ts", "frame.ts", "layout.ts", "text.ts"].map((name) => `src/gatsby/social-pictures/${name}`),
	"src/lib/pages/addresses.ts",
	"src/styles/tokens.css",
	"static/logo-white.svg",
	...fontFiles,
	"node_modules/satori/package.json",
	"node_modules/sharp/package.json",
];

/** Changes with everything that's the same on all pictures. @param root the project's folder */
export const layoutDigest = (root: string): string => filesDigest(root, layoutFiles);

/** The name of a picture in the cache: the same for what looks the same. @param layout the digest of the layout */
export const pictureKey = ({ title, detail, monogram, picture }: Omit<PageWithPicture, "path">, business: string, layout: string): string =>
	createHash("sha256")
		.update(JSON.stringify([title, detail, monogram, picture.digest, picture.isPortrait, business, layout]))
		.digest("hex")
		.slice(0, 32);
