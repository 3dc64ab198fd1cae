/** The desk's page of a request and the mails about it. How the desk signs in: sign-in.test.mjs. */
import ICAL from "ical.js";
import hydrafacial from "../../content/services/hydrafacial.json";
import { consultation, timeZone } from "../../content/site.json";
import { formatLongDay } from "../../src/lib/time/dates";
import { toInstant } from "../../src/lib/time/time-zone";
import {
	act,
	ask,
	book,
	expectAnswer,
	get,
	kindsOf,
	lee,
	links,
	mail,
	newAddress,
	note,
	noteByDesk,
	person,
	seenOn,
	startDesk,
	stored,
	toDesk,
	toVisitor,
} from "../support/server-desk.mjs";
import { day, message } from "../support/server-forms.mjs";
import { until } from "../support/server-until.mjs";

beforeAll(startDesk);

const referenceIn = (page) => /<title>[^<]* (\S{4}-\S{4}) \|/.exec(page)[1];

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
			await noteByDesk(asked, { tap: "Left a voicemail", remark: "Try at 5" }),
			303,
			/Saved[\s\S]*Undo[\s\S]*Next: Maria Lopez, [\s\S]*Contacted by Dana Reyes\s+Left a voicemail\nTry at 5/,
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
			await noteByDesk(asked, { remark: "She’d like Nora", tap: "Save note" }),
			303,
			/Also from them[\s\S]*Note by Dana Reyes\nShe’d like Nora/,
		);
		await noteByDesk(asked, { status: "closed" });
		for (const [fields, headers] of [[{ seen: "1" }], [{ seen: "2" }, lee]])
			expectAnswer(
				await act(asked.inbox, { do: "undo", ...fields }, headers),
				409,
				/can’t be undone anymore/,
			);
		expectAnswer(await act(asked.inbox, { do: "undo", seen: "2" }), 303, /Undone/);
		expect(await stored(asked)).toMatchObject({ status: "new", history: { length: 3 } });

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
		const readdressed = await act(asked.inbox, contact);
		expectAnswer(
			readdressed,
			303,
			new RegExp(`Send again: ack[\\s\\S]*All req[\\s\\S]*Email: ${asked.email} → ${email}`),
		);
		expect(readdressed.text).not.toContain("Also from them");
		await act(asked.inbox, { do: "again" });
		await toVisitor({ ...asked, email });
	});
});

test("what looks like spam says why; one tap makes one new, with its mails, and one closes the others without any", async () => {
	const [spam, real] = await Promise.all([ask({ blank: "x" }), ask({ blank: "x" })]);
	const { text } = await get("/api/desk?list=held");
	expect(text).toMatch(/by the form, [^<]*: The trap field was filled in/);
	await act(real.inbox, { do: "act", status: "new", seen: "1" });
	await toVisitor(real);
	const [, shown] = /name="shown" value="([^"]+)"/.exec(text);
	const closed = await act("/api/desk", { do: "spam", shown });
	expectAnswer(closed, 303, /1 closed as spam[\s\S]*There’s nothing here/);
	expect(await stored(spam)).toMatchObject({ status: "closed", mails: [] });
	expect(await stored(real)).toMatchObject({ status: "new" });
});

test("what a caller wants is added once, by the form’s rules, and mailed only if it’s said", async () => {
	const link = "/api/desk/new/message";
	const [, key] = /name="key" value="([^"]+)"/.exec((await get(link)).text);
	const caller = { ...message({ name: "Carl Caller", email: newAddress() }), key };
	const wrong = await act(link, { ...caller, topic: "" });
	expectAnswer(wrong, 400, new RegExp(`Choose a topic[\\s\\S]*${key}[\\s\\S]*Carl Caller`));
	const [first, again] = await Promise.all([act(link, caller), act(link, caller)]);
	expectAnswer(first, 303, /New by Dana Reyes\s+Taken by phone[\s\S]*Nobody was emailed/);
	const reference = referenceIn(first.text);
	expect(referenceIn(again.text)).toBe(reference);
	const mine = "/api/desk?list=mine";
	expect((await get(mine)).text).toContain(reference);
	expect((await get(mine, lee)).text).not.toContain(reference);

	const { text } = await act(link, { ...caller, key: "another", confirm: "yes" });
	const mailed = { reference: referenceIn(text), email: caller.email };
	await toVisitor(mailed);
	expect((await stored(mailed)).mails).toHaveLength(1);
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
		await book(asked, "11:00");
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

	const withdrawal = { do: "withdraw", digits: "0107" };
	const refused = await act(asked.link, { ...withdrawal, seen: "0" });
	expectAnswer(refused, 409, /Nothing was canceled/);
	expect(await stored(asked)).toMatchObject({ status: "booked" });
	expect((await act(asked.link, { ...withdrawal, seen: seenOn(refused.text) })).status).toBe(303);
	expect(await stored(asked)).toMatchObject({ status: "closed" });
});

test("the times of a day are a page, and two of one person at once are asked about once", async () => {
	const [first, second] = [await ask(), await ask()];
	await book(first, "12:00");
	const fields = { status: "booked", date: day, time: "12:15", minutes: "30", person };
	const asked = await noteByDesk(second, fields);
	expectAnswer(asked, 400, new RegExp(`has Maria Lopez, 12:00.*${first.reference}, at that time`));
	const [, question] = /name="time-asked" value="([^"]+)"/.exec(asked.text);
	expectAnswer(await noteByDesk(second, { ...fields, "time-asked": question }), 303, /Booked/);

	const { text } = await get(`/api/desk/today?day=${day}`);
	for (const part of [formatLongDay(day), hydrafacial.title, "tel:+1918555"])
		expect(text).toContain(part);
	expect(text.indexOf(first.reference)).toBeLessThan(text.indexOf(second.reference));
	expect((await get("/api/desk/today?day=2026-11-01")).text).toContain("No times on this day.");
	expect((await get("/api/desk/today", {})).text).not.toContain(first.reference);
});
