import { sampleProject } from "../../tests/support/content-fixture";
import { escapeHtml } from "../lib/http/page-frame";
import { readSiteContent } from "./content";
import { forms } from "./form-definitions";

const { appointment, message } = forms;

import { confirmationPage, createLayout, fieldErrorsPage } from "./http/response-pages";

const content = readSiteContent(sampleProject().root);

test("treatments, people, redirects and texts are the site's", () => {
	expect(content.services.find(({ slug }) => slug === "facial")).toEqual({
		slug: "facial",
		title: "Facial",
		performers: [{ slug: "erin-esthetician" }, { slug: "lea-laser" }],
	});
	expect(content.categories.map(({ title, services }) => `${title}: ${services.map(({ slug }) => slug).join(", ")}`)).toEqual([
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

test("text stays text in HTML", () => expect(escapeHtml(`<a href='x'>"&`)).toBe("&lt;a href=&#39;x&#39;&gt;&quot;&amp;"));

test("a confirmation says the reference twice and what was sent", () => {
	const { main: page } = confirmationPage(message, content, "K7QM-4XPD", [
		{ term: "Name", detail: "<b>" },
		{ term: "Phone", detail: "" },
	]);
	expect(page.match(/K7QM-4XPD/g)).toHaveLength(2);
	expect(page).toContain(">&lt;b&gt;</dd>");
	expect(page).not.toContain(">Phone</dt>");
});

test.each([appointment, message])("every field of the $id form comes back with its label, its value and its error", (form) => {
	for (const { name, label } of form.listFields(content)) {
		const { main: page } = fieldErrorsPage(form, content, { [name]: "typed" }, { [name]: "Look again." });
		expect(page).toContain(`<label for="${name}"`);
		expect(page).toContain(escapeHtml(label));
		expect(page).toMatch(new RegExp(`aria-describedby="[^"]*\\b${name}-error"`));
		expect(page).toContain(`href="#${name}">Look again.</a>`);
	}
});

const built =
	'<!DOCTYPE html><html><head><title>Offline</title><link rel="manifest" href="/m"/><link rel="preload" as="font" href="/f"/><style>b{}</style><script>1</script></head>' +
	'<body><script>1</script><header>H</header><main id="m"><div><section class="s"><div class="c">old<section><div>old</div></section></div></section></div></main><footer style="top:0">F</footer></body></html>';

test("the server's pages have the header, the footer and the styles of a page of the site, and nothing a policy would refuse", () => {
	const { render, policy } = createLayout("Elm Place", built);
	expect(render({ title: "A & B", main: "new" })).toBe(
		'<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="preload" as="font" href="/f"/><style>b{}</style>' +
			"<title>A &amp; B | Elm Place</title></head>" +
			'<body><header>H</header><main id="m"><div><section class="s"><div class="c"><div class="max-w-text">new</div></div></section></div></main><footer>F</footer></body></html>',
	);
	expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src/);
	expect(() => createLayout("Elm Place", "<body><main></main></body>")).toThrow("no section");
});
