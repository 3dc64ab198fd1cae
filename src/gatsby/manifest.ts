import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEntries } from "../content/load";
import { required } from "../lib/required";
import { fillPlaceholders } from "../lib/text/markup";
import { readColor } from "./design-tokens";
import { business, facts } from "./site";

/** @param size pixels of width and height @param src its file in public/ */
const icon = (size: number, src = `icons/icon-${size}x${size}.png`) => ({ src, sizes: `${size}x${size}`, type: "image/png" });

/** For gatsby-plugin-manifest, which makes all icons from one drawing. The leaf is within the circle that a launcher may cut out. */
export const manifest = {
	name: business.name,
	short_name: "Elm Place",
	lang: business.locale,
	categories: ["health", "lifestyle"],
	start_url: "/",
	background_color: readColor("ivory"),
	theme_color: readColor("evergreen"),
	display: "minimal-ui",
	icon: "static/icon.svg",
	icons: [
		...["any", "maskable"].flatMap((purpose) => [192, 512].map((size) => ({ ...icon(size), purpose }))),
		{ ...icon(180, "apple-touch-icon.png"), purpose: "any" },
	],
	include_favicon: true,
	/** No link in each page's head for each of the icons: src/ssr/render-body.tsx has the one that's needed. */
	legacy: false,
	/** Addresses without digests, which would be in every page: icons are revalidated each time (src/lib/http/caching.ts). */
	cache_busting_mode: "none",
};

/** Adds what the plugin has no option for: the app's identity, and the home page's description, which is only right after the content check. */
export const completeManifest = (publicFolder: string): void => {
	const file = join(publicFolder, "manifest.webmanifest");
	const { pages } = loadEntries(process.cwd(), "pages");
	const home = required(
		pages.find(({ path }) => path === "/"),
		"content/pages/home.json",
	);
	const description = fillPlaceholders(home.seo.description, facts);
	writeFileSync(file, JSON.stringify({ id: "/", description, ...JSON.parse(readFileSync(file, "utf8")) }));
};
