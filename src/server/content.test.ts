import { join } from "node:path";
import { sampleProject } from "../../tests/support/content-fixture";
import { readSiteContent } from "./content";
import { appointment, message } from "./forms";
import { confirmationPage, escapeHtml, fieldErrorsPage } from "./page";

const content = readSiteContent(join(sampleProject().root, "content"));

test("treatments, people and texts are the site's", () => {
	expect(content.services.find(({ slug }) => slug === "facial")).toEqual({
		slug: "facial",
		title: "Facial",
		performers: [{ slug: "erin-esthetician" }, { slug: "lea-laser" }],
	});
	expect(content.categories.map(({ title, services }) => `${title}: ${services.map(({ slug }) => slug).join(", ")}`)).toEqual([
		"Faces: facial, needling, peptides",
		"Light & Warmth: laser",
	]);
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
	const page = confirmationPage(message, content, "K7QM-4XPD", [
		{ term: "Name", detail: "<b>" },
		{ term: "Phone", detail: "" },
	]);
	expect(page.match(/K7QM-4XPD/g)).toHaveLength(2);
	expect(page).toContain("<dt>Name</dt><dd>&lt;b&gt;</dd>");
	expect(page).not.toContain("<dt>Phone</dt>");
});

test.each([appointment, message])("every field of the $kind form comes back with its label, its value and its error", (form) => {
	for (const { name, label } of form.fields(content)) {
		const page = fieldErrorsPage(form, content, { [name]: "typed" }, { [name]: "Look again." });
		expect(page).toContain(`<label for="${name}">`);
		expect(page).toContain(escapeHtml(label));
		expect(page).toContain(`aria-describedby="${name}-error"`);
		expect(page).toContain(`<a href="#${name}">Look again.</a>`);
	}
});
