import { accept, booked, day, mailsOf, minute, now } from "../../../tests/support/appointments";
import { markFailed, planMails } from "./mail-queue";

test("the desk is mailed, and a visitor who gave an address", () => {
	const inquiries = [{}, { replyTo: "a@example.com, b@example.com" }, { status: "held" as const }];
	expect(inquiries.map((changes) => planMails(accept(changes)))).toEqual([
		["desk", "acknowledgment"],
		["desk"],
		[],
	]);
});

describe("a mail that isn't taken", () => {
	const later = { delay: minute, problem: "451 later", refused: false, isRecipientFault: true };
	const refused = { ...later, refused: true };

	test.each([
		["the desk's, refused for good for a week", 0, refused, 7, "waiting"],
		["a visitor's, put off for three days", 1, later, 3, "dropped"],
		[
			"a visitor's, while our mail server was away",
			1,
			{ ...later, isRecipientFault: false },
			3,
			"waiting",
		],
		["a visitor's, refused for good", 1, refused, 0, "dropped"],
	])("%s", (_name, index, failure, days, state) => {
		const at = now + days * day;
		const inquiry = markFailed(
			markFailed(accept(), index, { ...failure, refused: false }, now),
			index,
			failure,
			at,
		);
		expect(inquiry.mails[index]).toMatchObject({ state, problem: "451 later" });
		expect(inquiry.history).toEqual(
			state === "dropped"
				? [
						{
							at,
							by: "mail",
							status: "new",
							note: "The acknowledgment wasn’t delivered: 451 later",
						},
					]
				: [],
		);
		expect(inquiry.mails).toHaveLength(2);
	});

	test("the desk is mailed when a visitor didn't get a time", () => {
		const inquiry = markFailed(booked, 2, refused, now);
		expect(mailsOf(inquiry)).toMatch(/confirmation dropped, undelivered waiting$/);
		expect(inquiry.history[inquiry.mails.at(-1)?.event ?? -1]?.note).toBe(
			"The confirmation wasn’t delivered: 451 later",
		);
	});
});
