/** What the front desk and the visitor get: mails, and the pages behind their links, over HTTP with a real mail server. How the desk signs in: sign-in.test.mjs. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { after, describe, it } from "node:test";
import ICAL from "ical.js";
import { tsImport } from "tsx/esm/api";
import { noLimits, outputOfAll, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, day, paths, post } from "../support/server-forms.mjs";
import { withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const { createSignIn } = await tsImport("../../src/server/desk/sign-in.ts", import.meta.url);
const { toInstant } = await tsImport("../../src/lib/time/clock.ts", import.meta.url);

const readContent = (file) => JSON.parse(readFileSync(`content/${file}`, "utf8"));
const { timeZone } = readContent("site.json");
const { title: treatment, course } = readContent("services/hydrafacial.json");
const { consultation } = readContent("site.json");
const note = "I am allergic to strawberries";
const siteUrl = "https://www.elm.example";

const { folder, remove } = temporaryOutbox();
const mail = await startMailServer();
const links = { LINK_SECRET: "0123456789abcdef0123456789abcdef", SITE_URL: siteUrl };
const signIn = createSignIn({
	settings: { linkSecret: links.LINK_SECRET, siteUrl, smtp: { url: "", from: "", to: mail.env.SMTP_TO } },
	content: () => undefined,
	sendNow: undefined,
});
const cookie = `desk=${await signIn.makeSession(mail.env.SMTP_TO, "Dana Reyes")}`;
const site = await startServer({ OUTBOX_DIR: folder, OUTBOX_RETRY_MS: "50", ...noLimits, ...links, ...mail.env });
after(async () => {
	await site.stop();
	await mail.remove();
	remove();
});

const newAddress = () => `visitor-${randomUUID()}@example.com`;
/** A request that has come in. @returns its reference, its visitor's address and link */
const ask = async ({ email = newAddress(), ...changes } = {}) => {
	const { status, json } = await post(site.url, appointment({ email, note, ...changes }), { path: paths.appointment });
	assert.equal(status, 202);
	return { email, ...json };
};
const desk = "desk@elm-place.example";
const isAbout =
	(reference, to, subject = "") =>
	(each) =>
		each.reference === reference && each.to.includes(to) && each.subject.includes(subject);
/** The first mail about a request to somebody, once it has come. */
const received = async (...words) => {
	await until(`a mail has come about ${words}`, () => mail.messages.some(isAbout(...words)));
	return mail.messages.find(isAbout(...words));
};
const toDesk = (reference, subject) => received(reference, desk, subject);
const toVisitor = ({ reference, email }, subject) => received(reference, email, subject);
/** The link in a mail, as a path of this site. */
const linkIn = ({ text }, path) => {
	const found = new RegExp(`${siteUrl}(${path}\\?\\S+)`).exec(text)?.[1];
	assert.ok(found, `no link to ${path} in:\n${text}`);
	return found;
};
const deskLink = async (reference) => linkIn(await toDesk(reference), "/api/desk");
const stored = (reference) => withOutbox(folder, (outbox) => outbox.findByReference(reference));

const get = async (link, headers = { Cookie: cookie }) => {
	const response = await fetch(site.url + link, { redirect: "manual", headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
};
/** Posts the form of a page as a browser does. @returns the answer, and the page it leads to */
const act = async (link, fields, headers = {}) => {
	const response = await fetch(site.url + link, {
		method: "POST",
		redirect: "manual",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url, Cookie: cookie, ...headers },
		body: new URLSearchParams(fields).toString(),
	});
	const location = response.headers.get("location");
	const text = await response.text();
	return { status: response.status, text: location ? (await get(location)).text : text };
};
/** Says on the desk's page what was done. */
const noteByDesk = async (link, fields) => {
	const [, seen] = /name="seen" value="(\d+)"/.exec((await get(link)).text);
	return act(link, { do: "act", seen, date: "", time: "", minutes: "", ...fields });
};
/** The time is right, whenever the spa is open. */
const book = (link, time) => noteByDesk(link, { status: "booked", date: day, time, "time-asked": `${day}T${time}` });
const kindsOf = ({ mails }) => mails.map(({ kind, state }) => `${kind} ${state}`);

const mainOf = (text) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));

describe("the desk's page", () => {
	it("shows what was sent and changes nothing, however often it's opened; the visitor is mailed the link of the answer", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		assert.equal(linkIn(await toVisitor(asked), "/api/request"), asked.link);
		await until("both mails are marked", async () => kindsOf(await stored(asked.reference)).join() === "desk sent,acknowledgment sent");
		const before = await stored(asked.reference);
		const { status, text, headers } = await get(link);
		assert.equal(status, 200);
		for (const part of [asked.reference, treatment, note, "Maria Lopez", "To the visitor", "tel:+1918555", "sms:+1918555", `mailto:${asked.email}`])
			assert.ok(text.includes(part), part);
		assert.equal(headers.get("cache-control"), "no-store");
		assert.match(headers.get("x-robots-tag"), /noindex/);
		const head = await fetch(site.url + link, { method: "HEAD", headers: { Cookie: cookie } });
		assert.deepEqual([head.status, await head.text()], [200, ""]);
		assert.deepEqual(await stored(asked.reference), before);
	});

	it("notes what was done, by whom and when; of two who act on one page, the second one sees what the first one did", async () => {
		const { reference } = await ask();
		const link = await deskLink(reference);
		const wrong = await noteByDesk(link, { status: "booked", date: "2026-02-30", time: "10:00", minutes: "a while" });
		assert.equal(wrong.status, 400);
		for (const part of ["Choose a full date", "Enter a whole number of minutes", 'value="a while"']) assert.ok(wrong.text.includes(part), part);
		assert.deepEqual((await stored(reference)).history, []);

		const contacted = { do: "act", seen: "0", status: "contacted", remark: "Left a voicemail" };
		const first = await act(link, contacted);
		assert.equal(first.status, 303);
		for (const part of ["Saved", "Contacted by Dana Reyes", "Left a voicemail"]) assert.ok(first.text.includes(part), part);
		const lee = { Cookie: `desk=${await signIn.makeSession(mail.env.SMTP_TO, "Lee Park")}` };
		const second = await act(link, { do: "act", seen: "0", status: "closed" }, lee);
		assert.equal(second.status, 409);
		assert.match(second.text, /Nothing was saved/);
		assert.match(second.text, /by Dana Reyes/);
		const [, seen] = /name="seen" value="(\d+)"/.exec(second.text);
		assert.equal((await act(link, { do: "act", seen, status: "closed" }, lee)).status, 303);
		const both = await Promise.all([{}, lee].map((headers) => act(link, { do: "act", seen: "2", status: "new" }, headers)));
		assert.deepEqual(both.map(({ status }) => status).sort(), [303, 409], "of two at once, one acts");
	});

	it("takes notes and corrected contact data, takes back what was just done, and sends a mail again", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		await toVisitor(asked);
		assert.match((await noteByDesk(link, { remark: "She’d like Nora" })).text, /Note by Dana Reyes\nShe’d like Nora/);
		assert.equal((await noteByDesk(link, {})).status, 400);
		assert.equal((await noteByDesk(link, { status: "closed" })).status, 303);
		assert.match((await act(link, { do: "undo" })).text, /Undone/);
		const entry = await stored(asked.reference);
		assert.deepEqual([entry.status, entry.history.length], ["new", 3]);
		assert.equal((await act(link, { do: "undo" })).status, 409);

		const email = newAddress();
		const shown = { "was-name": "Maria Lopez", "was-phone": "(918) 555-0107", "was-email": asked.email };
		const contact = { do: "act", seen: "3", ...shown, name: "Maria Lopez", phone: "918.555.0199", email };
		assert.equal((await act(link, { ...contact, phone: "000" })).status, 400);
		assert.match((await act(link, contact)).text, new RegExp(`Email: ${asked.email} → ${email}`));
		assert.equal((await act(link, { do: "again" })).status, 303);
		await toVisitor({ ...asked, email });
	});

	it("what was held and isn't spam is mailed after all, and how many are held is in the desk's mails", async () => {
		const [held] = [await ask({ blank: "x" }), await ask({ blank: "x" })];
		const { text: page } = await get(held.link);
		assert.match(page, /We’ve got your request/);
		assert.doesNotMatch(page, /spam/i, "the visitor's page doesn't say so");
		const other = await ask();
		const { text } = await toDesk(other.reference);
		const [, count] = /Held as likely spam: (\d+)/.exec(text);
		assert.ok(Number(count) >= 2, text);
		// No mail leads to it: the desk finds it in the inbox.
		const link = `/api/desk?reference=${held.reference}`;
		assert.ok((await get("/api/desk")).text.includes(link));
		assert.match((await get(link)).text, /Held as likely spam/);
		await noteByDesk(link, { status: "new" });
		await toDesk(held.reference);
		await toVisitor(held);
		assert.equal((await stored(held.reference)).status, "new");
	});
});

it("an appointment is mailed, as long as the visits of what's asked for, and is a calendar file at the visitor's link; the desk reads what didn't arrive", async () => {
	const asked = await ask({ "service-2": "consultation" });
	const link = await deskLink(asked.reference);
	await toVisitor(asked);
	assert.match((await book(link, "10:00")).text, /Booked/);
	assert.match((await toVisitor(asked, "Your appointment (")).text, /at 10:00\sAM/);

	const [, download] = /href="([^"]+calendar=1)"/.exec((await get(asked.link)).text);
	const file = await get(download.replaceAll("&amp;", "&"));
	assert.match(file.headers.get("content-type"), /^text\/calendar/);
	assert.match(file.headers.get("content-disposition"), /^attachment; filename="appointment\.ics"$/);
	const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent("vevent"));
	const starts = new Date(toInstant(`${day}T10:00:00`, timeZone)).toISOString().replace(".000", "");
	assert.deepEqual([event.startDate.toString(), event.duration.toSeconds()], [starts, (course.visitMinutes.max + consultation.minutes) * 60]);

	mail.setMode("refuse-data", 554);
	try {
		await book(link, "15:00");
		await until("the confirmation is given up", async () => kindsOf(await stored(asked.reference)).includes("confirmation dropped"));
	} finally {
		mail.setMode("right");
	}
	assert.match((await get(link)).text, /confirmation wasn’t delivered: .*Transaction failed/);
	assert.match((await toDesk(asked.reference, "Call them: ")).text, /didn’t get to the visitor/);

	const stale = { do: "withdraw", seen: "0" };
	const refused = await act(asked.link, stale);
	assert.deepEqual([refused.status, /Nothing was canceled/.test(refused.text), (await stored(asked.reference)).status], [409, true, "booked"]);
	const [, seen] = /name="seen" value="(\d+)"/.exec(refused.text);
	assert.equal((await act(asked.link, { ...stale, seen })).status, 303);
	assert.equal((await stored(asked.reference)).status, "closed");
});

describe("the visitor's link", () => {
	it("takes a change or a withdrawal, which the desk is mailed, and shows nothing of it: the address may be somebody else's", async () => {
		const asked = await ask();
		for (const [change, says] of [
			[" ", /Write what should change\./],
			["x".repeat(601), /Shorten this to 600 characters\./],
			["a\u001b[31mb", /ordinary characters/],
		]) {
			const { status, text } = await act(asked.link, { do: "change", change });
			assert.equal(status, 400);
			assert.match(text, says);
		}
		assert.deepEqual((await stored(asked.reference)).history, []);

		const { status, text } = await act(asked.link, { do: "change", change: " Could we make it Tuesday?\r\nStatus: closed " });
		assert.equal(status, 303);
		for (const shown of [asked.reference, "We’ve got your change", "You sent a change"]) assert.ok(mainOf(text).includes(shown), shown);
		for (const secret of [treatment, note, "Maria", "Tuesday", "555-0107"]) assert.ok(!mainOf(text).includes(secret), secret);
		const told = await toDesk(asked.reference, "Changed: ");
		assert.match(told.text, /\n {2}Could we make it Tuesday\?\n {2}Status: closed\n/);
		assert.match((await get(linkIn(told, "/api/desk"))).text, /by the visitor/);

		assert.equal((await act(asked.link, { do: "withdraw" })).status, 303);
		await toDesk(asked.reference, "Canceled: ");
		const entry = await stored(asked.reference);
		assert.equal(entry.status, "closed");
		assert.match(mainOf((await get(asked.link)).text), /You canceled this request\./);
		assert.equal((await act(asked.link, { do: "change", change: "Wait" })).status, 409);
		assert.equal((await stored(asked.reference)).history.length, 2);
	});

	it("once withdrawn, the same plain form of the same day is another request", async () => {
		const body = new URLSearchParams(appointment({ note, email: newAddress() })).toString();
		const send = async () => {
			const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url };
			const answer = await (await fetch(site.url + paths.appointment, { method: "POST", headers, body })).text();
			return /\/api\/request\?[^"]+/.exec(answer)[0].replaceAll("&amp;", "&");
		};
		const links = [await send(), await send()];
		for (let count = 0; count < 2; count += 1) {
			assert.equal((await act(links.at(-1), { do: "withdraw" })).status, 303);
			links.push(await send());
		}
		const [first, again, second, third] = links;
		assert.equal(first, again);
		assert.equal(new Set([first, second, third]).size, 3);
	});
});

describe("links that aren't right", () => {
	it("lead to one and the same page, whether or not the request exists", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		const pages = new Set();
		for (const wrong of [
			"/api/request",
			asked.link.replace(asked.reference, "AAAA-AAAA"),
			asked.link.replace(/signature=.{5}/, "signature=wrong"),
			link.replace("/api/desk", "/api/request"),
		])
			for (const { status, text } of [await get(wrong), await act(wrong, { do: "withdraw" })]) {
				assert.equal(status, 404, wrong);
				pages.add(text);
			}
		assert.deepEqual((await stored(asked.reference)).history, []);
		await withOutbox(folder, (outbox) => outbox.erase(asked.reference));
		pages.add((await get(asked.link)).text);
		assert.match((await get(link)).text, /This request isn’t here/);
		assert.equal(pages.size, 1);
		assert.match([...pages][0], /This link doesn’t work/);
	});

	it("posts of other types or sizes, and other methods change nothing", async () => {
		const { reference, link } = await ask();
		const fields = { do: "withdraw" };
		assert.equal((await act(link, fields, { "Content-Type": "application/json" })).status, 415);
		const put = await fetch(site.url + link, { method: "PUT", body: "do=withdraw" });
		assert.deepEqual([put.status, put.headers.get("allow")], [405, "GET, HEAD, POST"]);
		assert.deepEqual((await stored(reference)).history, []);
		assert.equal((await act(link, fields, { Origin: "null" })).status, 303, "older browsers send no more than that from a page that hides its address");
	});
});

it("no log holds what a visitor has sent, or a link", () => {
	assertLogsHoldNothingSent();
	assert.doesNotMatch(outputOfAll(), /signature=|visitor-[\da-f-]+@/);
});
