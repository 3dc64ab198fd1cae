/** A page that a server answers with: its title, and the HTML of its content. */
export interface Page {
	readonly title: string;
	readonly main: string;
	/** True if its address is secret: search engines don't list it, and browsers send it to no other page. */
	readonly secret?: boolean;
}

const secretTags = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The built page whose header, footer, styles and fonts other pages get: its main content is one section. */
export const frameFile = "public/offline/index.html";

/**
 * Takes the header, the footer, the styles and the fonts of a built page, without its scripts and `style` attributes.
 * @returns the texts of its `<style>` elements, and what renders a page inside the frame
 * @throws Error if the page has no section in its main content
 */
export const createPageFrame = (html: string, site: string) => {
	const document = html.replace(/<script\b[\s\S]*?<\/script>| style="[^"]*"/g, "");
	const [, before, after] = /(<body[\s\S]*<main[\s\S]*?<section[^>]*><div[^>]*>)[\s\S]*(<\/div><\/section>[\s\S]*?<\/main>[\s\S]*)/.exec(document) ?? [];
	if (before === undefined) throw new Error(`${frameFile} has no section in its main content, so src/lib/http/page-frame.ts can't use it.`);
	const links = document.match(/<link rel="(?:icon|preload)"[^>]*>/g) ?? [];
	const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${[...links, ...styles.map(([style]) => style)].join("")}`;
	return {
		styles: styles.map(([, style = ""]) => style),
		render: ({ title, main, secret = false }: Page): string =>
			`<!doctype html><html lang="en-US"><head>${head}${secret ? secretTags : ""}<title>${escapeHtml(title)} | ${escapeHtml(site)}</title></head>${before}<div class="max-w-text">${main}</div>${after}`,
	};
};

/** A page's heading. */
export const pageHeading = (text: string): string => `<h1 class="font-display font-medium text-display-2">${escapeHtml(text)}</h1>`;
