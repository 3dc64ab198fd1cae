import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadEntries } from "../content/load";
import { required } from "../lib/required";
import { fillPlaceholders } from "../lib/text/markup";
import { readColor } from "./design-tokens";
import { business, facts } from "./site";

/** @param size in pixels @param src below public/ */
const icon = (size: number, src = `icons/icon-${size}x${size}.png`) => ({
	src,
	sizes: `${size}x${size}`,
	type: "image/png",
});

/**
 * Options of gatsby-plugin-manifest. The drawing's leaf is within the circle that a launcher may
 * cut out.
 */
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
		...["any", "maskable"].flatMap((purpose) =>
			[192, 512].map((size) => ({ ...icon(size), purpose })),
		),
		{ ...icon(180, "apple-touch-icon.png"), purpose: "any" },
	],
	include_favicon: true,
	/** src/ssr/render-body.tsx links the one icon that pages need. */
	legacy: false,
	/** Digests would be in every page, and icons are revalidated anyway. */
	cache_busting_mode: "none",
};

/** Adds the app's identity and the home page's description, which the plugin has no options for. */
export const completeManifest = (publicFolder: string) => {
	const file = join(publicFolder, "manifest.webmanifest");
	const { pages } = loadEntries(process.cwd(), "pages");
	const home = required(
		pages.find(({ path }) => path === "/"),
		"content/pages/home.json",
	);
	const description = fillPlaceholders(home.seo.description, facts);
	writeFileSync(
		file,
		JSON.stringify({ id: "/", description, ...JSON.parse(readFileSync(file, "utf8")) }),
	);
};
