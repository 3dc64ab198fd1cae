/** What the front desk and the visitor get: mails, signed links, and the pages behind them, over HTTP with a real mail server. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { after, describe, it } from "node:test";
import ICAL from "ical.js";
import { tsImport } from "tsx/esm/api";
import { during, startOwn } from "../support/during.mjs";
import { startPostgres } from "../support/postgres.mjs";
import { noLimits, outputOfAll, startServer, temporaryOutbox } from "../support/serve.mjs";
import { appointment, assertLogsHoldNothingSent, day, message, paths, post, postPlain } from "../support/server-forms.mjs";
import { readEntries, withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const { createLinks } = await tsImport("../../src/server/desk/links.ts", import.meta.url);
const { toInstant } = await tsImport("../../src/lib/time/clock.ts", import.meta.url);

const readContent = (file) => JSON.parse(readFileSync(`content/${file}`, "utf8"));
const { name: spa, phone, email: spaEmail, timeZone } = readContent("site.json");
const { title: treatment, course } = readContent("services/hydrafacial.json");
const note = "I am allergic to strawberries";
const siteUrl = "https://www.elm.example";

const { folder, remove } = temporaryOutbox();
const mail = await startMailServer();
const links = { LINK_SECRET: "0123456789abcdef0123456789abcdef", SITE_URL: siteUrl };
const site = await startServer({ OUTBOX_DIR: folder, OUTBOX_RETRY_MS: "50", ...noLimits, ...links, ...mail.env });
after(async () => {
	await site.stop();
	await mail.remove();
	remove();
});

const newAddress = () => `visitor-${randomUUID()}@example.com`;
/** A request that has come in. @returns its reference, its visitor's address and link */
const ask = async (changes = {}) => {
	const email = newAddress();
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

const get = async (link) => {
	const response = await fetch(site.url + link, { redirect: "manual" });
	return { status: response.status, headers: response.headers, text: await response.text() };
};
/** Posts the form of a page as a browser does. @returns the answer, and the page it leads to */
const act = async (link, fields, headers = {}) => {
	const response = await fetch(site.url + link, {
		method: "POST",
		redirect: "manual",
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: site.url, ...headers },
		body: new URLSearchParams(fields).toString(),
	});
	const location = response.headers.get("location");
	const text = await response.text();
	return { status: response.status, text: location ? (await get(location)).text : text };
};
/** Says on the desk's page what was done. */
const noteByDesk = async (link, fields) => {
	const [, seen] = /name="seen" value="(\d+)"/.exec((await get(link)).text);
	return act(link, { by: "Dana Reyes", seen, date: "", time: "", minutes: "", ...fields });
};
const kindsOf = ({ mails }) => mails.map(({ kind, state }) => `${kind} ${state}`);

const mainOf = (text) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));

describe("the desk's link", () => {
	it("shows what was sent and changes nothing, however often it's opened; the visitor's mail says nothing of it", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		const { text, html, subject, headers: mailHeaders } = await toVisitor(asked);
		for (const body of [text, html]) {
			assert.match(body, /This is not an appointment yet\./);
			for (const part of [asked.reference, phone.display, spa]) assert.ok(body.includes(part), part);
			for (const secret of [treatment, note, "Maria", "/api/desk"]) assert.ok(!body.includes(secret) && !subject.includes(secret), secret);
		}
		const named = new Map(mailHeaders);
		assert.deepEqual([named.get("auto-submitted"), named.get("x-auto-response-suppress"), named.get("reply-to")], ["auto-replied", "All", spaEmail]);
		assert.equal(linkIn({ text }, "/api/request"), asked.link, "the same link as in the answer to the form");

		await until("both mails are marked", async () => kindsOf(await stored(asked.reference)).join() === "desk sent,acknowledgment sent,reminder waiting");
		const before = await stored(asked.reference);
		for (let count = 0; count < 3; count += 1) {
			const { status, text: page, headers } = await get(link);
			assert.equal(status, 200);
			for (const part of [asked.reference, treatment, note, "Maria Lopez", "To the visitor"]) assert.ok(page.includes(part), part);
			assert.equal(headers.get("cache-control"), "no-store");
			assert.equal(headers.get("referrer-policy"), "no-referrer");
			assert.match(headers.get("x-robots-tag"), /noindex/);
			for (const meta of ['name="robots" content="noindex"', 'name="referrer" content="no-referrer"']) assert.ok(page.includes(`<meta ${meta}`), meta);
			assert.ok(!mainOf(page).includes("<script"));
		}
		const head = await fetch(site.url + link, { method: "HEAD" });
		assert.deepEqual([head.status, await head.text()], [200, ""]);
		assert.deepEqual(await stored(asked.reference), before);
	});

	it("notes what was done, by whom and when; of two who act on one page, the second one sees what the first one did", async () => {
		const { reference } = await ask();
		const link = await deskLink(reference);
		const wrong = await noteByDesk(link, { by: "", status: "booked", date: "2026-02-30", time: "10:00", minutes: "a while" });
		assert.equal(wrong.status, 400);
		for (const part of ["Enter your name.", "Choose a full date", "Enter a whole number of minutes", 'value="a while"'])
			assert.ok(wrong.text.includes(part), part);
		assert.deepEqual((await stored(reference)).history, []);

		const contacted = { by: "Dana Reyes", seen: "0", status: "contacted" };
		const first = await act(link, contacted);
		assert.equal(first.status, 303);
		for (const part of ["Saved", "Contacted", "by Dana Reyes"]) assert.ok(first.text.includes(part), part);
		assert.ok(kindsOf(await stored(reference)).includes("reminder dropped"));
		const second = await act(link, { by: "Lee Park", seen: "0", status: "closed" });
		assert.equal(second.status, 409);
		assert.match(second.text, /Nothing was saved/);
		assert.match(second.text, /by Dana Reyes/);
		assert.equal((await act(link, contacted)).status, 303, "a second click is no other action");
		assert.equal((await stored(reference)).history.length, 1);
		const [, seen] = /name="seen" value="(\d+)"/.exec(second.text);
		assert.equal((await act(link, { by: "Lee Park", seen, status: "closed" })).status, 303);
		const both = await Promise.all(["Ana", "Bea"].map((by) => act(link, { by, seen: "2", status: "new" })));
		assert.deepEqual(both.map(({ status }) => status).sort(), [303, 409], "of two at once, one acts");
		assert.deepEqual(
			(await stored(reference)).history.map(({ status }) => status),
			["contacted", "closed", "new"],
		);
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
		// No mail leads to it: the desk finds it with npm run outbox, whose list has its reference.
		const link = createLinks(links.LINK_SECRET, () => "").path("desk", held.reference);
		assert.match((await get(link)).text, /Held as likely spam/);
		await noteByDesk(link, { status: "new" });
		await toDesk(held.reference);
		await toVisitor(held);
		assert.equal((await stored(held.reference)).status, "new");
	});
});

describe("an appointment", () => {
	const readEvent = (file) => {
		const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
		return new ICAL.Event(event);
	};
	const at = (time) => new Date(toInstant(`${day}T${time}:00`, timeZone)).toISOString().replace(".000", "");

	it("is mailed with a calendar file, also when it moves, and can be downloaded by the visitor's link; the desk reads what didn't arrive", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		await toVisitor(asked);
		assert.match((await noteByDesk(link, { status: "booked", date: day, time: "10:00" })).text, /Booked/);
		const first = await toVisitor(asked, "Your appointment (");
		const event = readEvent(first.calendar);
		assert.deepEqual([event.startDate.toString(), event.sequence], [at("10:00"), 0]);
		assert.equal(event.duration.toSeconds(), course.visitMinutes.max * 60, "as long as the treatment's visit");
		for (const body of [first.text, first.html, first.calendar, first.subject])
			for (const secret of [treatment, note]) assert.ok(!body.includes(secret), secret);

		await noteByDesk(link, { status: "booked", date: day, time: "11:30", minutes: "20" });
		const second = readEvent((await toVisitor(asked, "new appointment time")).calendar);
		assert.deepEqual([second.uid, second.startDate.toString(), second.endDate.toString(), second.sequence], [event.uid, at("11:30"), at("11:50"), 1]);

		const page = await get(asked.link);
		assert.match(page.text, /Your appointment is booked: .* at 11:30\sAM, 20 minutes/);
		const [, download] = /href="([^"]+calendar=1)"/.exec(page.text);
		const file = await get(download.replaceAll("&amp;", "&"));
		assert.match(file.headers.get("content-type"), /^text\/calendar/);
		assert.match(file.headers.get("content-disposition"), /^attachment; filename="appointment\.ics"$/);
		assert.equal(readEvent(file.text).startDate.toString(), at("11:30"));

		mail.setMode("refuse-data", { code: 554 });
		try {
			await noteByDesk(link, { status: "booked", date: day, time: "15:00" });
			await until("the confirmation is given up", async () => kindsOf(await stored(asked.reference)).includes("confirmation dropped"));
		} finally {
			mail.setMode("right");
		}
		assert.match((await get(link)).text, /confirmation wasn’t delivered: .*Transaction failed/);
	});
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
		for (const shown of [asked.reference, "We’ve got your change", "Received", "Days", "You sent a change"]) assert.ok(mainOf(text).includes(shown), shown);
		for (const secret of [treatment, note, "Maria", "Tuesday", "555-0107"]) assert.ok(!mainOf(text).includes(secret), secret);
		const told = await toDesk(asked.reference, "Changed: ");
		assert.match(told.text, /\n {2}Could we make it Tuesday\?\n {2}Status: closed\n/);
		assert.match((await get(linkIn(told, "/api/desk"))).text, /by the visitor/);
		assert.equal((await stored(asked.reference)).status, "new");

		assert.match((await get(asked.link)).text, /<summary[^>]*>Withdraw it</);
		assert.equal((await act(asked.link, { do: "withdraw" })).status, 303);
		await toDesk(asked.reference, "Withdrawn: ");
		const entry = await stored(asked.reference);
		assert.equal(entry.status, "closed");
		assert.ok(kindsOf(entry).includes("reminder dropped"));
		const after = mainOf((await get(asked.link)).text);
		assert.match(after, /You’ve withdrawn this request\./);
		assert.ok(!after.includes("<form"));
		assert.equal((await act(asked.link, { do: "change", change: "Wait" })).status, 409);
		assert.equal((await stored(asked.reference)).history.length, 2);
	});

	it("is on the page that a form without script gets, for a message too", async () => {
		const { text } = await postPlain(site.url, message({ message: "Do you have gift cards?", email: newAddress() }));
		const [, link] = /<a class="quiet-link" href="(\/api\/request\?[^"]+)">Change or withdraw this message</.exec(text);
		assert.match((await get(link.replaceAll("&amp;", "&"))).text, /We’ve got your message/);
	});
});

describe("links that aren't right", () => {
	const forge = (link, changes) => {
		const url = new URL(link, siteUrl);
		for (const [name, value] of Object.entries(changes)) value === undefined ? url.searchParams.delete(name) : url.searchParams.set(name, value);
		return url.pathname + url.search;
	};

	it("lead to one and the same page, whether or not the request exists", async () => {
		const asked = await ask();
		const link = await deskLink(asked.reference);
		const signature = new URL(link, siteUrl).searchParams.get("signature");
		const last = signature.endsWith("A") ? "B" : "A";
		const pages = new Set();
		for (const wrong of [
			"/api/desk",
			forge(link, { signature: undefined }),
			forge(link, { signature: signature.slice(0, -1) + last }),
			forge(link, { reference: "AAAA-AAAA" }),
			forge(link, { reference: asked.reference.toLowerCase() }),
			// A visitor's link is no desk's link, and the other way round.
			asked.link.replace("/api/request", "/api/desk"),
			link.replace("/api/desk", "/api/request"),
		])
			for (const { status, text } of [await get(wrong), await act(wrong, { by: "Eve", seen: "0", status: "closed", do: "withdraw" })]) {
				assert.equal(status, 404, wrong);
				pages.add(text);
			}
		assert.equal(pages.size, 1);
		assert.match([...pages][0], /This link doesn’t work/);
		const { history, key } = await stored(asked.reference);
		assert.deepEqual(history, []);
		await withOutbox(folder, (outbox) => outbox.erase(key));
		for (const each of [link, asked.link]) assert.equal((await get(each)).status, 404, "of a request that was erased");
	});

	it("posts of other types or sizes, and other methods change nothing", async () => {
		const { reference, link } = await ask();
		const fields = { do: "withdraw" };
		assert.equal((await act(link, fields, { "Content-Type": "application/json" })).status, 415);
		assert.equal((await act(link, { ...fields, change: "x".repeat(70_000) })).status, 413);
		const put = await fetch(site.url + link, { method: "PUT", body: "do=withdraw" });
		assert.deepEqual([put.status, put.headers.get("allow")], [405, "GET, HEAD, POST"]);
		assert.deepEqual((await stored(reference)).history, []);
		assert.equal((await act(link, fields, { Origin: "null" })).status, 303, "older browsers send no more than that from a page that hides its address");
	});
});

describe("a reminder", () => {
	it("comes when its time has come, and says what waits", async () => {
		const { reference } = await ask();
		await toDesk(reference);
		const before = await stored(reference);
		assert.ok(before.mails.find(({ kind }) => kind === "reminder").nextAt > before.acceptedAt);
		await withOutbox(folder, (outbox) =>
			outbox.change(before.key, (entry, now) => ({
				...entry,
				mails: entry.mails.map((each) => (each.kind === "reminder" ? { ...each, dueFrom: now, nextAt: now } : each)),
			})),
		);
		// The worker looks when something comes in.
		await ask();
		const { text, subject } = await toDesk(reference, "Still waiting");
		assert.ok(!subject.includes(treatment));
		assert.match(text, /is still waiting for an answer\./);
		assert.ok(linkIn({ text }, "/api/desk"));
	});
});

it("without LINK_SECRET there are no links and no reminders, and the log says so", async (test) => {
	const { url, output, folder: own } = await startOwn(test, { LINK_SECRET: "", OUTBOX_RETRY_MS: "50", ...mail.env });
	const email = newAddress();
	const { json } = await post(url, appointment({ email }), { path: paths.appointment });
	assert.deepEqual(Object.keys(json), ["reference"]);
	for (const { text } of [await toDesk(json.reference), await toVisitor({ reference: json.reference, email })]) assert.doesNotMatch(text, /\/api\//);
	const [entry] = await readEntries(own);
	assert.ok(!entry.mails.some(({ kind }) => kind === "reminder"));
	assert.match(output(), /warning: LINK_SECRET isn't set/);
	const response = await fetch(`${url}/api/request?reference=${json.reference}&signature=`);
	assert.equal(response.status, 404);
});

it("two servers on one database count an address' acknowledgments together: three a day; the desk reads all requests, and why there's no fourth", async (test) => {
	const database = during(test, await startPostgres());
	const url = await database.createDatabase();
	const env = { OUTBOX_URL: url, OUTBOX_RETRY_MS: "50", LINK_SECRET: "", ...mail.env };
	const servers = [await startOwn(test, env), await startOwn(test, env)];
	const email = newAddress();
	for (let count = 0; count < 6; count += 1) {
		const { status } = await post(servers[count % 2].url, appointment({ email, note: `${count}` }), { path: paths.appointment });
		assert.equal(status, 202);
	}
	await until("nothing waits", async () => !(await readEntries(url)).flatMap(kindsOf).some((kind) => kind.endsWith("waiting")));
	assert.equal(mail.messages.filter(({ to }) => to.includes(email)).length, 3);
	const entries = await readEntries(url);
	for (const { reference } of entries) assert.ok(mail.messages.some(isAbout(reference, desk)));
	const dropped = entries.filter((entry) => kindsOf(entry).includes("acknowledgment dropped"));
	assert.equal(dropped.length, 3);
	for (const { history, status } of dropped) {
		assert.equal(status, "new");
		assert.match(history[0].note, /acknowledgment wasn’t delivered: .*3 acknowledgments/);
	}
});

it("no log holds what a visitor has sent, or a link", () => {
	assertLogsHoldNothingSent();
	assert.doesNotMatch(outputOfAll(), /signature=|visitor-[\da-f-]+@/);
});
