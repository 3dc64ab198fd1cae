import { readColor } from "./design-tokens";
import { site } from "./site";

/** The web app manifest. The plugin also writes each page's theme color from it. */
export const manifest = {
	name: site.name,
	short_name: "Elm Place",
	start_url: "/",
	background_color: readColor("ivory"),
	theme_color: readColor("evergreen"),
	display: "minimal-ui",
	icon: "static/icon.svg",
	include_favicon: true,
};
