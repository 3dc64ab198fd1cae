/** A built page whose main content is one section. */
export const frameFile = "public/offline/index.html";

/** The header, the footer and the styles of a built page, as visitors without script see them. */
export const createPageFrame = (html: string) => {
	const document = html
		.replace(/<script\b[\s\S]*?<\/script>| style="[^"]*"/g, "")
		.replaceAll("noscript:", "");
	const body = document.replace(/<link rel="stylesheet"[^>]*>/, "");
	const [, before, after] =
		/(<body[\s\S]*<main[\s\S]*?<section[^>]*><div[^>]*>)[\s\S]*(<\/div><\/section>[\s\S]*?<\/main>[\s\S]*)/.exec(
			body,
		) ?? [];
	if (before === undefined)
		throw new Error(
			`${frameFile} has no section in its main content, so src/server/http/page-frame.ts can't use it.`,
		);
	const links = document.match(/<link rel="(?:icon|preload|stylesheet)"[^>]*>/g) ?? [];
	const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
	const shared = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${[...styles.map(([style]) => style), ...links].join("")}`;
	return {
		styles: styles.map(([, style = ""]) => style),
		render: (head: string, main: string): string =>
			`<!doctype html><html lang="en-US"><head>${shared}${head}</head>${before}<div class="max-w-text">${main}</div>${after}`,
	};
};
