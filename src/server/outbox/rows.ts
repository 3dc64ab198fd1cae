import type { Inquiry } from "../inquiries/inquiry";
import { getDeskMailSince, getNextAttempt } from "../inquiries/mail-queue";
import { getWaitingSince } from "../inquiries/open-inquiry";
import type { Value } from "./database";

/**
 * The inquiry itself is JSON, in the column `entry`. The others are computed from it, so that SQL
 * can find it.
 */
const columns: Readonly<Record<string, (inquiry: Inquiry) => Value | undefined>> = {
	key: ({ key }) => key,
	reference: ({ reference }) => reference,
	accepted_at: ({ acceptedAt }) => acceptedAt,
	status: ({ status }) => status,
	due_at: getNextAttempt,
	due_from: getDeskMailSince,
	waiting_since: getWaitingSince,
	entry: JSON.stringify,
};
const names = Object.keys(columns);
const places = names.map((_name, index) => `$${index + 1}`);

export const toValues = (inquiry: Inquiry): Value[] =>
	Object.values(columns).map((compute) => compute(inquiry) ?? null);

export const insert = `insert into requests (${names}, revision) values (${places}, 0) on conflict do nothing returning key`;
/** Of two who have read the same revision, only one writes. */
export const update = `update requests set (${names}, revision) = (${places}, revision + 1) where key = $1 and revision = $${places.length + 1} returning key`;
