import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { sampleProject } from "../../tests/support/content-fixture";
import { readSiteContent } from "./content";
import { forms } from "./form-definitions";
import { createLayout, type Page } from "./http/layout";
import { fieldErrorsPage } from "./http/response-pages";

const { appointment, message } = forms;

const content = readSiteContent(sampleProject().root);

test("treatments, people, redirects and texts are the site's", () => {
	expect(content.services.find(({ slug }) => slug === "facial")).toEqual({
		slug: "facial",
		title: "Facial",
		performers: [{ slug: "erin-esthetician" }, { slug: "lea-laser" }],
		minutes: 45,
	});
	expect(content.bookable.map(({ title, services }) => `${title}: ${services.map(({ slug }) => slug).join(", ")}`)).toEqual([
		"Not sure yet?: consultation",
		"Faces: facial, needling, peptides",
		"Light & Warmth: laser",
	]);
	expect([...content.redirects]).toContainEqual(["/book", "/schedule"]);
	expect(content.team.map(({ name, credentials }) => `${name}, ${credentials}`)).toContain("Nora Nurse, RN");
	for (const { heading, text, points } of [content.sent.appointment, content.sent.message])
		expect({ heading, text, points }).toEqual({
			heading: "It has arrived",
			text: ["We read it in the morning."],
			points: [{ title: "Too slow?", text: "Call (405) 555-0100." }],
		});
});

const built =
	'<!DOCTYPE html><html><head><title>Offline</title><link rel="manifest" href="/m"/><link rel="preload" as="font" href="/f"/><style>b{}</style><script>1</script></head>' +
	'<body><script>1</script><header>H</header><main id="m"><div><section class="s"><div class="c">old<section><div>old</div></section></div></section></div></main><footer style="top:0">F</footer></body></html>';

const send = (page: Page) => new Hono().get("/", (c) => createLayout("Elm Place", built)(c, 200, page)).request("/");

test.each([appointment, message])("every field of the $id form comes back with its label, its value and its error", async (form) => {
	for (const { name, label } of form.listFields(content)) {
		const page = await (await send(fieldErrorsPage(form, content, { [name]: "typed" }, { [name]: "Look again." }))).text();
		const id = `form-${name}`;
		expect(page).toMatch(new RegExp(` id="${id}"[^>]* name="${name}"`));
		expect(page).toContain(renderToStaticMarkup(label));
		expect(page).toMatch(new RegExp(`aria-describedby="[^"]*\\b${id}-error"`));
		expect(page).toContain(`href="#${id}">Look again.</a>`);
	}
});

test("a text comes back with its first line break, and its tags are text", () => {
	const page = renderToStaticMarkup(fieldErrorsPage(message, content, { message: "\n</textarea><b>" }, {}).main);
	// The browser drops a line break right after the tag.
	expect(page).toContain(">\n\n&lt;/textarea&gt;&lt;b&gt;</textarea>");
});

test("the server's pages have the header, the footer and the styles of a page of the site, and nothing a policy would refuse", async () => {
	const response = await send({ title: "A & B", main: "new" });
	expect(await response.text()).toBe(
		'<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>b{}</style><link rel="preload" as="font" href="/f"/>' +
			"<title>A &amp; B | Elm Place</title></head>" +
			'<body><header>H</header><main id="m"><div><section class="s"><div class="c"><div class="max-w-text"><h1 class="font-display font-medium text-display-2 figures">A &amp; B</h1>new</div></div></section></div></main><footer>F</footer></body></html>',
	);
	expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/=]+'; font-src/);
	expect(() => createLayout("Elm Place", "<body><main></main></body>")).toThrow("no section");
});
