/** The built page that lends the server's own pages its header, footer and styles. */
export const frameFile = "public/offline/index.html";

/**
 * What src/sections/offline/index.tsx puts before and after its content, so that the content can be
 * replaced.
 */
const marker = (edge: "start" | "end") => `<template data-server-page="${edge}"></template>`;

/**
 * Header, footer and styles of a built page, as visitors without script see them. The desk's pages
 * have only its styles.
 * @throws Error if the page doesn't say where its content begins and ends
 */
export const createPageFrame = (html: string, isForDesk: boolean) => {
	const document = html
		.replace(/<script\b[\s\S]*?<\/script>| style="[^"]*"/g, "")
		.replaceAll("noscript:", "");
	const body = document
		.slice(document.indexOf("<body"))
		.replace(/<link rel="stylesheet"[^>]*>/, "");
	const [start, end] = [body.indexOf(marker("start")), body.indexOf(marker("end"))];
	if (start < 0 || end < start)
		throw new Error(
			`${frameFile} doesn't say where the server's own pages go. Put ${marker("start")} and ${marker("end")} back around the content of src/sections/offline/index.tsx, and run npm run build.`,
		);
	const [before, after] = isForDesk
		? [
				'<body><main data-tone="sand" class="min-h-svh bg-surface px-(--gutter) py-4"><div class="mx-auto max-w-text">',
				"</div></main></body></html>",
			]
		: [body.slice(0, start), body.slice(end + marker("end").length)];
	const links = document.match(/<link rel="(?:icon|preload|stylesheet)"[^>]*>/g) ?? [];
	const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
	return {
		styles: styles.map(([, style = ""]) => style),
		render: (head: string, main: string) =>
			`<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles.map(([style]) => style).join("")}${links.join("")}${head}</head>${before}<div class="max-w-text">${main}</div>${after}`,
	};
};

/** For a server without a built site, as in `gatsby develop`. */
export const plainFrame = `<body><main><section><div>${marker("start")}${marker("end")}</div></section></main></body></html>`;
