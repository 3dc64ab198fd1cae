import type { Inquiry } from "../inquiries/inquiry";
import { getInactiveSince } from "../inquiries/lifecycle";
import { getDeskMailSince, getNextAttempt, getSentAt } from "../inquiries/mail-queue";
import { getWaitingSince } from "../inquiries/open-inquiry";
import type { Value } from "./database";

/**
 * The inquiry itself is JSON. The other columns are computed from it, so that SQL can
 * find it.
 */
export const toValues = (inquiry: Inquiry): Value[] => [
	inquiry.key,
	inquiry.reference,
	inquiry.acceptedAt,
	inquiry.status,
	getNextAttempt(inquiry) ?? null,
	getDeskMailSince(inquiry) ?? null,
	getInactiveSince(inquiry) ?? null,
	getSentAt(inquiry) ?? null,
	getWaitingSince(inquiry) ?? null,
	JSON.stringify(inquiry),
];
const columns =
	"key, reference, accepted_at, status, due_at, due_from, resting_since, sent_at, waiting_since, entry";
export const insert = `insert into requests (${columns}, revision) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0) on conflict do nothing returning key`;
/** Of two who have read the same revision, only one writes. */
export const update = `update requests set (${columns}, revision) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, revision + 1) where key = $1 and revision = $11 returning key`;

export const setAside =
	"update requests set status = 'unreadable', due_at = null, due_from = null, resting_since = null, waiting_since = null where key = $1";
