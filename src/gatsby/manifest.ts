import { site } from "./site";

/** The web app manifest: names from site.json, colors from src/styles/tokens.css. */
export const manifest = {
	name: site.name,
	short_name: "Elm Place",
	start_url: "/",
	background_color: "#fbf7f1",
	theme_color: "#24362f",
	display: "minimal-ui",
	icon: "static/icon.svg",
	include_favicon: true,
};
