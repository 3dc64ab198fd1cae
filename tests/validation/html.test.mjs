/** Every page of the build, and every page that the server answers a plain post with, is valid HTML by the rules of .htmlvalidate.mjs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { tsImport } from "tsx/esm/api";
import rules from "../../.htmlvalidate.mjs";
import { builtPages } from "../support/built-pages.mjs";
import { noLimits, noMail, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, day, message, paths, post, postPlain } from "../support/server-forms.mjs";

const validator = new HtmlValidate(new StaticConfigLoader(rules));
/** Fails with the rule, the finding and the place of each problem. */
const assertValid = (html) => {
	const problems = validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) => messages.map(({ ruleId, selector, message: finding }) => `${ruleId}: ${finding} (${selector ?? "the document"})`));
	assert.ok(problems.length === 0, problems.join("\n"));
};

for (const page of builtPages()) test(`${page} is valid`, () => assertValid(readFileSync(page, "utf8")));

const { createSignIn } = await tsImport("../../src/server/desk/sign-in.ts", import.meta.url);
const secret = "0123456789abcdef0123456789abcdef";
const { email } = JSON.parse(readFileSync("content/site.json", "utf8"));
const signIn = createSignIn({ settings: { linkSecret: secret }, content: () => ({ business: { email, url: "" } }), sendNow: undefined });
const cookie = `desk=${await signIn.makeSession(email, "Dana Reyes")}`;

const { folder, remove } = temporaryOutbox();
let site;
before(async () => {
	site = await startServer({ LINK_SECRET: secret, ...noLimits, OUTBOX_DIR: folder, ...noMail });
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

/** A request that has come in, and its two links. */
const ask = async () => {
	const { json } = await post(site.url, appointment({ email: "maria@example.com", note: 'Before <noon> & "after"' }), { path: paths.appointment });
	return { desk: `/api/desk?reference=${json.reference}`, visitor: json.link };
};
const get = async (link, Cookie = cookie) => (await fetch(site.url + link, { headers: { Cookie } })).text();
/** Posts a form of a page. @returns the page that answers it, or that it leads to */
const act = async (link, fields) => {
	const body = new URLSearchParams(fields).toString();
	const response = await fetch(site.url + link, { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie }, body });
	return response.text();
};
const booked = { do: "act", seen: "0", status: "booked", date: day, time: "10:00", minutes: "", "time-asked": `${day}T10:00` };

for (const [name, open] of [
	["the desk, of a new request", ({ desk }) => get(desk)],
	["the desk, of a booked one", ({ desk }) => act(desk, booked)],
	["the desk, with errors", ({ desk }) => act(desk, { ...booked, minutes: "x", date: "" })],
	["the desk, with an error in the contact data", ({ desk }) => act(desk, { do: "act", "was-name": "Maria", name: "" })],
	["the desk, after somebody else", ({ desk }) => act(desk, { ...booked, seen: "7" })],
	["a visitor", ({ visitor }) => get(visitor)],
	["a visitor who has changed it", ({ visitor }) => act(visitor, { do: "change", change: "A <later> time" })],
	["a visitor, with errors", ({ visitor }) => act(visitor, { do: "change", change: "" })],
	["a visitor who has withdrawn it", ({ visitor }) => act(visitor, { do: "withdraw" })],
	[
		"a visitor with an appointment",
		async ({ desk, visitor }) => {
			await act(desk, booked);
			return get(visitor);
		},
	],
	["the desk, with nothing that's there", () => get("/api/desk?reference=AAAA-AAAA")],
	["the desk's inbox", () => get("/api/desk")],
	["somebody who signs in", ({ desk }) => get(`${desk}&done=asked`, "")],
	["somebody with a link to sign in", async () => get(await signIn.makeLink(email))],
	["a wrong link", () => get("/api/request")],
])
	test(`the server's page for ${name} is valid`, async () => assertValid(await open(await ask())));
