/** Every page of the build, and every page that the server answers a plain post with, is valid HTML by the rules of .htmlvalidate.mjs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import rules from "../../.htmlvalidate.mjs";
import { builtPages } from "../support/built-pages.mjs";
import { startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, message, paths, postPlain } from "../support/server-forms.mjs";

const validator = new HtmlValidate(new StaticConfigLoader(rules));
/** Fails with the rule, the finding and the place of each problem. */
const assertValid = (html) => {
	const problems = validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) => messages.map(({ ruleId, selector, message: finding }) => `${ruleId}: ${finding} (${selector ?? "the document"})`));
	assert.ok(problems.length === 0, problems.join("\n"));
};

for (const page of builtPages()) test(`${page} is valid`, () => assertValid(readFileSync(page, "utf8")));

const { folder, remove } = temporaryOutbox();
let site;
before(async () => {
	site = await startServer({ OUTBOX_DIR: folder, SMTP_URL: "", SMTP_TO: "" });
});
after(async () => {
	await site?.stop();
	remove();
});

for (const [name, path, fields, status] of [
	["an accepted message", paths.message, message(), 202],
	["a message without a name", paths.message, message({ name: "" }), 400],
	["an accepted appointment request", paths.appointment, appointment(), 202],
	["an appointment request without a treatment and a day", paths.appointment, appointment({ service: "", "day-1": "" }), 400],
])
	test(`the server's page for ${name} is valid`, async () => {
		const answer = await postPlain(site.url, fields, { path });
		assert.equal(answer.status, status);
		assertValid(answer.text);
	});

test("the server's page for a post from another site is valid", async () => {
	const answer = await postPlain(site.url, message(), { headers: { Origin: "https://other.example" } });
	assert.equal(answer.status, 403);
	assertValid(answer.text);
});
