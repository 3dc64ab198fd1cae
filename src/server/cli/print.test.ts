import { newEntry } from "../../../tests/support/new-entry";
import { createEntry, markBegun, markFailed, markSent } from "../requests/lifecycle";
import { formatCsv, formatEntry, formatList, isOverdue } from "./print";

const now = Date.parse("2026-11-25T18:00:00Z");
const hour = 3_600_000;
/** An entry of an hour ago, with mails this many milliseconds from then. */
const entry = (...after: number[]) => {
	const mails = after.map((each) => ({ kind: "desk", after: each }) as const);
	return createEntry(newEntry({ form: "appointment", rows: [{ term: "Name", detail: "Zoë Li" }], mails }), "K7QM-4XPD", now - hour);
};
const failed = (refused: boolean) =>
	markFailed(markBegun(entry(0), 0), 0, { delay: hour, problem: "450 busy", refused, isRecipients: true, isClockSure: true }, now - 1000);
const sent = (...after: number[]) => markSent(markBegun(entry(...after), 0), 0, now);

test.each([
	["waits", entry(0), "waiting     2026-11-25T17:00:00.000Z  1 hour      0 attempts", true],
	["is tried again", failed(false), "retrying    2026-11-25T17:00:00.000Z  1 hour      1 attempt  450 busy", true],
	["was refused", failed(true), "refused     2026-11-25T17:00:00.000Z  1 hour      1 attempt  450 busy", true],
	["was sent", sent(0), "sent        2026-11-25T17:00:00.000Z  1 hour      1 attempt", false],
	["was sent, with a reminder for later", sent(0, 3 * hour), "sent        2026-11-25T17:00:00.000Z  1 hour      1 attempt", false],
	["was sent, with a reminder that's late", sent(0, hour / 2), "waiting     2026-11-25T17:00:00.000Z  1 hour      0 attempts", true],
	["is only for later", entry(3 * hour), "planned     2026-11-25T17:00:00.000Z  1 hour      0 attempts", false],
	["doesn't exist", entry(), "not mailed  2026-11-25T17:00:00.000Z  1 hour      0 attempts", false],
])("a line of an entry whose mail %s", (_which, each, line, overdue) => {
	expect(formatList([each], now)).toBe(`K7QM-4XPD  appointment  new        ${line}\n`);
	expect(isOverdue(each, now)).toBe(overdue);
});

test("in full it says where each mail stands", () => {
	const text = formatEntry(sent(0, 3 * hour), now);
	expect(text).toContain("Mail: desk: sent, 2026-11-25T18:00:00.000Z, 1 attempt\n");
	expect(text).toContain("Mail: desk: planned, next attempt 2026-11-25T20:00:00.000Z, 0 attempts\n");
});

test("no entry is a table with its header alone", () => {
	expect(formatCsv([], now)).toBe('\uFEFF"Reference","Form","Status","Mail","Received","Mailed","Attempts","Problem"\r\n');
});

test.each(["=1+1", "+19185550142", "-1", "@SUM(A1)", "\t=1", "=a,b"])("%j isn't a formula in a spreadsheet", (detail) => {
	expect(formatCsv([createEntry(newEntry({ rows: [{ term: "Name", detail }] }), "K7QM-4XPD", now)], now)).toMatch(/,"'[=+@\t-].*"\r\n$/);
});
