import { sampleProject } from "../../../tests/support/content-fixture";
import { newInquiry } from "../../../tests/support/new-inquiry";
import { readSiteContent } from "../content";
import type { Inquiry } from "../inquiries/inquiry";
import { createInquiry } from "../inquiries/lifecycle";
import type { Draft } from "../mail/mail";
import type { Outbox } from "../outbox/outbox";
import { composeDaily, createDailyMail } from "./daily-mail";

const sample = readSiteContent(sampleProject().root);
const hours = [{ day: 1, name: "Monday", opens: "09:00", closes: "17:00" }] as const;
const business = {
	...sample.business,
	timeZone: "America/Chicago",
	hours: [...hours],
	holidays: [{ date: "2026-11-30", name: "a holiday" }],
};
const monday = (time: string, date = "2026-11-23"): number =>
	Date.parse(`${date}T${time}:00-06:00`);
const inquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
	...createInquiry(newInquiry({ fields: { name: "Zoë Li" } }), "K7QM-4XPD", monday("06:00")),
	...changes,
});

const start = (inquiries: readonly Inquiry[]) => {
	const done = new Set<string>();
	const outbox = {
		list: async () => inquiries,
		claimOnce: async (name: string) => !done.has(name) && Boolean(done.add(name)),
		releaseClaim: async (name: string) => done.delete(name),
	} as unknown as Outbox;
	const sendNow = jest.fn<Promise<void>, [string, Draft]>();
	const settings = { siteUrl: "https://x.example", smtp: undefined };
	return {
		sendNow,
		remind: createDailyMail({
			outbox: async () => outbox,
			content: () => ({ ...sample, business }),
			settings,
			sendNow,
		}),
	};
};

test("it comes once on each open day, from the opening on", async () => {
	const { remind, sendNow } = start([inquiry()]);
	for (const at of [
		monday("08:59"),
		monday("17:00"),
		monday("10:00", "2026-11-24"),
		monday("10:00", "2026-11-30"),
	])
		await remind(at);
	expect(sendNow).toHaveBeenCalledTimes(0);
	for (const at of [monday("09:00"), monday("09:01"), monday("16:59")]) await remind(at);
	expect(sendNow).toHaveBeenCalledTimes(1);
});

test("what isn't taken is tried again a minute later", async () => {
	const log = jest.spyOn(console, "error").mockReturnValue();
	const { remind, sendNow } = start([inquiry()]);
	sendNow.mockRejectedValueOnce(new Error("451 later"));
	for (const time of ["09:00", "09:01", "09:02"]) await remind(monday(time));
	expect([sendNow.mock.calls.length, log.mock.calls.length]).toEqual([2, 1]);
	log.mockRestore();
});

test("it lists what's open, the longest waiting first", () => {
	const inquiries = [
		inquiry({ acceptedAt: monday("08:00") }),
		inquiry({ reference: "AAAA-CCCC" }),
		inquiry({ status: "held" }),
	];
	expect(
		composeDaily([inquiry({ status: "closed" })], "https://x.example", monday("09:00")),
	).toBeUndefined();
	expect(composeDaily(inquiries, "https://x.example", monday("09:00"))).toEqual({
		subject: "2 open requests, 1 held",
		parts: [
			expect.stringContaining("longest waiting first"),
			{
				label: "Zoë Li, Message AAAA-CCCC, has waited for 3 hours",
				href: "https://x.example/api/desk?reference=AAAA-CCCC",
			},
			{
				label: "Zoë Li, Message K7QM-4XPD, has waited for 1 hour",
				href: "https://x.example/api/desk?reference=K7QM-4XPD",
			},
			expect.stringContaining("spam: 1"),
			{ label: "The inbox", href: "https://x.example/api/desk" },
		],
	});
});
