import { sampleProject } from "../../../tests/support/content-fixture";
import { newEntry } from "../../../tests/support/new-entry";
import { readSiteContent } from "../content";
import type { Draft } from "../mail/mail";
import type { Outbox } from "../outbox/outbox";
import type { Entry } from "../requests/entry";
import { createEntry } from "../requests/lifecycle";
import { composeDaily, createDailyMail } from "./daily-mail";

const sample = readSiteContent(sampleProject().root);
const hours = [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }] as const;
const business = { ...sample.business, timeZone: "America/Chicago", hours: [...hours], holidays: [{ date: "2026-11-30", name: "a holiday" }] };
const monday = (time: string, date = "2026-11-23"): number => Date.parse(`${date}T${time}:00-06:00`);
const entry = (changes: Partial<Entry> = {}): Entry => ({
	...createEntry(newEntry({ fields: { name: "Zoë Li" } }), "K7QM-4XPD", monday("06:00")),
	...changes,
});

/** A server with these requests. @returns what it does at an instant, and what it mailed */
const start = (entries: readonly Entry[], sendNow?: (to: string, draft: Draft) => Promise<void>) => {
	const done = new Set<string>();
	const outbox = {
		list: async () => entries,
		markOnce: async (name: string) => !done.has(name) && Boolean(done.add(name)),
		unmarkOnce: async (name: string) => done.delete(name),
	} as unknown as Outbox;
	const mails: Draft[] = [];
	const take = async (_to: string, draft: Draft) => void mails.push(draft);
	const remind = createDailyMail({
		outbox: async () => outbox,
		content: () => ({ ...sample, business }),
		settings: { siteUrl: "https://x.example", smtp: undefined },
		sendNow: sendNow ?? take,
	});
	return { remind, mails };
};

test("it comes once on each day the spa is open, from its opening on", async () => {
	const { remind, mails } = start([entry()]);
	for (const at of [monday("08:59"), monday("17:00"), monday("10:00", "2026-11-24"), monday("10:00", "2026-11-30")]) await remind(at);
	expect(mails).toHaveLength(0);
	for (const at of [monday("09:00"), monday("09:01"), monday("16:59")]) await remind(at);
	expect(mails).toHaveLength(1);
	await remind(monday("09:00", "2026-12-07"));
	expect(mails).toHaveLength(2);
});

test("nothing open is no mail, and what comes in later that day waits for the next", async () => {
	const entries = [entry({ status: "closed" })];
	const { remind, mails } = start(entries);
	await remind(monday("09:00"));
	entries.push(entry());
	await remind(monday("10:00"));
	expect(mails).toHaveLength(0);
});

test("what the mail server doesn't take is tried again a minute later, and the log says so", async () => {
	const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
	let attempts = 0;
	const { remind } = start([entry()], async () => {
		attempts += 1;
		if (attempts < 3) throw new Error("451 later");
	});
	for (const minute of ["09:00", "09:01", "09:02", "09:03"]) await remind(monday(minute));
	expect([attempts, log.mock.calls.length]).toEqual([3, 2]);
	log.mockRestore();
});

test("a line for each that's open, the longest waiting first, with a link that holds no secret; how many are held", () => {
	const mail = composeDaily(
		[entry({ acceptedAt: monday("08:00") }), entry({ reference: "AAAA-CCCC" }), entry({ status: "held" })],
		"https://x.example",
		monday("09:00"),
	);
	expect(mail?.subject).toBe("2 open requests, 1 held");
	expect(mail?.parts).toEqual([
		expect.stringContaining("longest waiting first"),
		{ label: "Zoë Li, Message AAAA-CCCC, has waited for 3 hours", href: "https://x.example/api/desk?reference=AAAA-CCCC" },
		{ label: "Zoë Li, Message K7QM-4XPD, has waited for 1 hour", href: "https://x.example/api/desk?reference=K7QM-4XPD" },
		expect.stringContaining("spam: 1"),
		{ label: "The inbox", href: "https://x.example/api/desk" },
	]);
});
