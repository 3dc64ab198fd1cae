/** What the front desk and the visitor get: mails, and the pages behind their links, over HTTP with a real mail server. How the desk signs in: sign-in.test.mjs. */
import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import hydrafacial from "../../content/services/hydrafacial.json";
import { consultation, timeZone } from "../../content/site.json";
import { toInstant } from "../../src/lib/time/time-zone";
import { createSignIn } from "../../src/server/desk/sign-in";
import { startOwn, throughout } from "../support/during.mjs";
import { outputOfAll } from "../support/serve.mjs";
import {
	appointment,
	day,
	expectNothingSentInLogs,
	paths,
	plainType,
	post,
	postPlain,
} from "../support/server-forms.mjs";
import { withOutbox } from "../support/server-outbox.mjs";
import { until } from "../support/server-until.mjs";
import { startMailServer } from "../support/smtp.mjs";

const note = "I am allergic to strawberries";
const links = {
	LINK_SECRET: "0123456789abcdef0123456789abcdef",
	SITE_URL: "https://www.elm.example",
};
const desk = "desk@elm-place.example";
const { makeSession } = createSignIn({
	settings: { linkSecret: links.LINK_SECRET, smtp: { to: desk } },
});
let mail;
let site;
let dana;
let lee;
beforeAll(async () => {
	mail = throughout(await startMailServer());
	site = await startOwn(throughout, { ...links, ...mail.env, OUTBOX_RETRY_MS: "50" });
	[dana, lee] = await Promise.all(
		["Dana Reyes", "Lee Park"].map(async (name) => ({
			Cookie: `desk=${await makeSession(desk, name)}`,
		})),
	);
});

const newAddress = () => `visitor-${randomUUID()}@example.com`;
/** A request that has come in. @returns its reference, its visitor's address and link, and the desk's link */
const ask = async ({ email = newAddress(), ...changes } = {}) => {
	const { status, json } = await post(site.url, appointment({ email, note, ...changes }), {
		path: paths.appointment,
	});
	expect(status).toBe(202);
	return { email, ...json, inbox: `/api/desk?reference=${json.reference}` };
};
/** The first mail about a request to somebody, once it has come. */
const received = async (reference, to, subject = "") => {
	const find = () =>
		mail.messages.find(
			(each) =>
				each.reference === reference && each.to.includes(to) && each.subject.includes(subject),
		);
	await until(`a mail has come about ${reference} to ${to}: ${subject}`, find);
	return find();
};
const toDesk = ({ reference }, subject) => received(reference, desk, subject);
const toVisitor = ({ reference, email }, subject) => received(reference, email, subject);
const stored = ({ reference }) =>
	withOutbox(site.folder, (outbox) => outbox.findByReference(reference));

const get = async (link, headers = dana) => {
	const response = await fetch(site.url + link, { redirect: "manual", headers });
	return { status: response.status, headers: response.headers, text: await response.text() };
};
/** Posts the form of a page as a browser does. @returns the answer's status, and the page it leads to */
const act = async (link, fields, headers) => {
	const all = { "Content-Type": plainType, Origin: site.url, ...dana, ...headers };
	const body = new URLSearchParams(fields).toString();
	const response = await fetch(site.url + link, {
		method: "POST",
		redirect: "manual",
		headers: all,
		body,
	});
	const location = response.headers.get("location");
	return {
		status: response.status,
		text: location ? (await get(location)).text : await response.text(),
	};
};
const seenOn = (text) => /name="seen" value="(\d+)"/.exec(text)[1];
/** Says on the desk's page what was done. */
const noteByDesk = async ({ inbox }, fields) =>
	act(inbox, {
		do: "act",
		seen: seenOn((await get(inbox)).text),
		date: "",
		time: "",
		minutes: "",
		...fields,
	});
/** The time is right, whenever the spa is open. */
const book = (asked, time) =>
	noteByDesk(asked, { status: "booked", date: day, time, "time-asked": `${day}T${time}` });
const kindsOf = ({ mails }) => mails.map(({ kind, state }) => `${kind} ${state}`);
const mainOf = (text) => text.slice(text.indexOf("<main"), text.indexOf("</main>"));
const expectAnswer = (answer, status, says) =>
	expect(answer).toMatchObject({ status, text: expect.stringMatching(says) });

describe("the desk's page", () => {
	test("shows what was sent and changes nothing, however often it's opened; the visitor is mailed the link of the answer", async () => {
		const asked = await ask();
		expect((await toDesk(asked)).text).toContain(links.SITE_URL + asked.inbox);
		expect((await toVisitor(asked)).text).toContain(links.SITE_URL + asked.link);
		await until(
			"both mails are marked",
			async () => kindsOf(await stored(asked)).join() === "desk sent,acknowledgment sent",
		);
		const before = await stored(asked);
		const { status, text, headers } = await get(asked.inbox);
		expect([status, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
			200,
			"no-store",
			expect.stringMatching(/noindex/),
		]);
		const ways = ["tel:+1918555", `mailto:${asked.email}`];
		for (const part of [
			asked.reference,
			hydrafacial.title,
			note,
			"Maria Lopez",
			"To the visitor",
			...ways,
		])
			expect(text).toContain(part);
		expect((await get("/api/desk")).text).toContain(asked.inbox);
		expect(await stored(asked)).toEqual(before);
	});

	test("notes what was done, by whom and when; of two who act on one page, the second one sees what the first one did", async () => {
		const asked = await ask();
		const wrong = await noteByDesk(asked, {
			status: "booked",
			date: "2026-02-30",
			time: "10:00",
			minutes: "a while",
		});
		expectAnswer(
			wrong,
			400,
			/Choose a full date[\s\S]*Enter a whole number of minutes[\s\S]*value="a while"/,
		);
		expect((await stored(asked)).history).toEqual([]);

		expectAnswer(
			await noteByDesk(asked, { status: "contacted", remark: "Left a voicemail" }),
			303,
			/Saved[\s\S]*Contacted by Dana Reyes\s+Left a voicemail/,
		);
		const second = await act(asked.inbox, { do: "act", seen: "0", status: "closed" }, lee);
		expectAnswer(second, 409, /Nothing was saved[\s\S]*by Dana Reyes/);
		expect(
			(await act(asked.inbox, { do: "act", seen: seenOn(second.text), status: "closed" }, lee))
				.status,
		).toBe(303);
	});

	test("takes notes and corrected contact data, takes back what was just done, and sends a mail again", async () => {
		const asked = await ask();
		await toVisitor(asked);
		expectAnswer(
			await noteByDesk(asked, { remark: "She’d like Nora" }),
			303,
			/Note by Dana Reyes\nShe’d like Nora/,
		);
		await noteByDesk(asked, { status: "closed" });
		expectAnswer(await act(asked.inbox, { do: "undo" }), 303, /Undone/);
		expect(await stored(asked)).toMatchObject({ status: "new", history: { length: 3 } });
		expect((await act(asked.inbox, { do: "undo" })).status).toBe(409);

		const email = newAddress();
		const shown = {
			"was-name": "Maria Lopez",
			"was-phone": "(918) 555-0107",
			"was-email": asked.email,
		};
		const contact = {
			do: "act",
			seen: "3",
			...shown,
			name: "Maria Lopez",
			phone: "918.555.0199",
			email,
		};
		expectAnswer(
			await act(asked.inbox, contact),
			303,
			new RegExp(`Email: ${asked.email} → ${email}`),
		);
		await act(asked.inbox, { do: "again" });
		await toVisitor({ ...asked, email });
	});
});

test("an appointment is mailed, as long as the visits of what's asked for, and is a calendar file at the visitor's link; the desk reads what didn't arrive", async () => {
	const asked = await ask({ "service-2": "consultation" });
	await toVisitor(asked);
	expectAnswer(await book(asked, "10:00"), 303, /Booked/);
	expect((await toVisitor(asked, "Your appointment (")).text).toMatch(/at 10:00\sAM/);

	const [, download] = /href="([^"]+calendar=1)"/.exec((await get(asked.link)).text);
	const file = await get(download.replaceAll("&amp;", "&"));
	expect(file.headers.get("content-type")).toMatch(/^text\/calendar/);
	const event = new ICAL.Event(
		new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent("vevent"),
	);
	expect(event.startDate.toJSDate().getTime()).toBe(toInstant(`${day}T10:00:00`, timeZone));
	expect(event.duration.toSeconds()).toBe(
		(hydrafacial.course.visitMinutes.max + consultation.minutes) * 60,
	);

	mail.setMode("refuse-data", 554);
	try {
		await book(asked, "15:00");
		await until("the confirmation is given up", async () =>
			kindsOf(await stored(asked)).includes("confirmation dropped"),
		);
	} finally {
		mail.setMode("right");
	}
	expect((await get(asked.inbox)).text).toMatch(
		/confirmation wasn’t delivered: .*Transaction failed/,
	);
	expect((await toDesk(asked, "Call them: ")).text).toMatch(/didn’t get to the visitor/);

	const refused = await act(asked.link, { do: "withdraw", seen: "0" });
	expectAnswer(refused, 409, /Nothing was canceled/);
	expect(await stored(asked)).toMatchObject({ status: "booked" });
	expect((await act(asked.link, { do: "withdraw", seen: seenOn(refused.text) })).status).toBe(303);
	expect(await stored(asked)).toMatchObject({ status: "closed" });
});

test("the visitor's link takes a change or a withdrawal, which the desk is mailed, and shows nothing of it: the address may be somebody else's", async () => {
	const asked = await ask();
	expectAnswer(
		await act(asked.link, { do: "change", change: "x".repeat(601) }),
		400,
		/Shorten this to 600 characters\./,
	);
	expect((await stored(asked)).history).toEqual([]);

	const { status, text } = await act(asked.link, {
		do: "change",
		change: " Could we make it Tuesday?\r\nStatus: closed ",
	});
	expect(status).toBe(303);
	for (const shown of [asked.reference, "We’ve got your change", "You sent a change"])
		expect(mainOf(text)).toContain(shown);
	for (const secret of [hydrafacial.title, note, "Maria", "Tuesday", "555-0107"])
		expect(mainOf(text)).not.toContain(secret);
	expect((await toDesk(asked, "Changed: ")).text).toMatch(
		/\n {2}Could we make it Tuesday\?\n {2}Status: closed\n/,
	);
	expectAnswer(await act(asked.link, { do: "withdraw" }), 303, /You canceled this request\./);
	await toDesk(asked, "Canceled: ");
	expect((await act(asked.link, { do: "change", change: "Wait" })).status).toBe(409);
	expect(await stored(asked)).toMatchObject({ status: "closed", history: { length: 2 } });
});

test("once withdrawn, the same plain form of the same day is another request", async () => {
	const fields = appointment({ note, email: newAddress() });
	const send = async () =>
		/\/api\/request\?[^"]+/
			.exec((await postPlain(site.url, fields, { path: paths.appointment })).text)[0]
			.replaceAll("&amp;", "&");
	const first = await send();
	expect(await send()).toBe(first);
	await act(first, { do: "withdraw" });
	const second = await send();
	await act(second, { do: "withdraw" });
	expect(new Set([first, second, await send()]).size).toBe(3);
});

test("links that aren't right lead to one and the same page, whether or not the request exists", async () => {
	const asked = await ask();
	const pages = new Set();
	for (const wrong of [
		"/api/request",
		asked.link.replace(asked.reference, "AAAA-AAAA"),
		asked.link.replace(/signature=.{5}/, "signature=wrong"),
		asked.inbox.replace("/api/desk", "/api/request"),
	])
		for (const { status, text } of [await get(wrong), await act(wrong, { do: "withdraw" })])
			pages.add(`${status}${text}`);
	expect((await stored(asked)).history).toEqual([]);
	await withOutbox(site.folder, (outbox) => outbox.erase(asked.reference));
	const { status, text } = await get(asked.link);
	expect([...pages]).toEqual([`${status}${text}`]);
	expectAnswer({ status, text }, 404, /This link doesn’t work/);
	expectAnswer(await get(asked.inbox), 404, /This request isn’t here/);
});

test("posts of other types, and other methods change nothing; no log holds what a visitor has sent, or a link", async () => {
	const asked = await ask();
	const fields = { do: "withdraw" };
	expect((await act(asked.link, fields, { "Content-Type": "application/json" })).status).toBe(415);
	expect((await fetch(site.url + asked.link, { method: "PUT", body: "do=withdraw" })).status).toBe(
		405,
	);
	expect((await stored(asked)).history).toEqual([]);
	// Older browsers send no more than that from a page that hides its address.
	expect((await act(asked.link, fields, { Origin: "null" })).status).toBe(303);
	expectNothingSentInLogs();
	expect(outputOfAll()).not.toMatch(/signature=|visitor-[\da-f-]+@/);
});
