/** The forms without script: the browser posts the fields and gets a page back. */
import contactPage from "../../content/pages/contact.json";
import { startOwn, throughout } from "../support/during.mjs";
import { postPlain, referenceIn } from "../support/server-forms.mjs";
import { readInquiries } from "../support/server-outbox.mjs";

let site;
beforeAll(async () => {
	site = await startOwn(throughout, { LINK_SECRET: "" });
});

const plain = (values) => postPlain(site.url, values);
const stored = async (reference) =>
	(await readInquiries(site.folder)).filter((inquiry) => inquiry.reference === reference);
const escaped = (text) =>
	text.replace(
		/[&<>"']/g,
		(character) =>
			({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[character],
	);

const fields = {
	name: "Zoë <i>Ó</i>",
	phone: "",
	email: "zoe@example.com",
	topic: "other",
	message: "A & B\r\n<script>alert(1)</script>",
	blank: "",
};

test("a page has the reference, what happens next and a copy; sent twice it is one request", async () => {
	const { status, headers, text } = await plain(fields);
	expect([status, headers.get("content-type")]).toEqual([
		202,
		expect.stringMatching(/^text\/html; charset=utf-8/i),
	]);
	const { heading, points } = contactPage.blocks.find(({ key }) => key === "sent");
	const texts = [
		heading,
		...points.map(({ title }) => title),
		fields.name,
		fields.message.replace("\r", ""),
	].map(escaped);
	for (const part of ['<html lang="en-US">', ...texts]) expect(text).toContain(part);
	expect(text).not.toMatch(/<script|<i>/);
	expect(referenceIn((await plain(fields)).text)).toBe(referenceIn(text));
	expect(await stored(referenceIn(text))).toEqual(
		(await readInquiries(site.folder)).filter(({ replyTo }) => replyTo === fields.email),
	);
});

test("an email address that looks misspelled is asked about once, and kept if the form is sent again", async () => {
	const misspelled = { ...fields, email: "zoe@gmail.con" };
	const { status, headers, text } = await plain({ ...misspelled, name: '"><script>' });
	expect(status).toBe(400);
	for (const part of ['href="#form-email">', 'value="&quot;&gt;&lt;script&gt;'])
		expect(text).toContain(part);
	// The page may post it again.
	expect(headers.get("content-security-policy")).toMatch(/form-action 'self'/);
	expect(text).toContain(
		"Did you mean zoe@gmail.com? If zoe@gmail.con is right, send the form again.",
	);
	const [, asked] = /<input type="hidden" name="email-asked" value="([^"]*)"\/>/.exec(text);
	const again = await plain({ ...misspelled, "email-asked": asked });
	expect(again.status).toBe(202);
	expect(await stored(referenceIn(again.text))).toMatchObject([{ replyTo: "zoe@gmail.con" }]);
});
