import { readdirSync, readFileSync } from "node:fs";

/** Gatsby's own files: no page links to them. */
const generated = /^(_gatsby|offline-plugin-app-shell-fallback|page-data)\//;

/** The HTML files of every built page, relative to the root. @throws Error if the site isn't built */
export const builtPages = () => {
	const pages = readdirSync("public", { recursive: true })
		.filter((file) => file.endsWith(".html") && !generated.test(file))
		.map((file) => `public/${file}`)
		.sort();
	if (pages.length === 0) throw new Error("public/ has no HTML pages: build the site first (npm run build).");
	return pages;
};

/** The HTML of a built page. @param path the page's address; "/404" for the not-found page */
export const readBuiltPage = (path) => readFileSync(path === "/404" ? "public/404.html" : `public${path === "/" ? "" : path}/index.html`, "utf8");
