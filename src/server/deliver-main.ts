/** `node dist/deliver.mjs`: mails what waits in the outbox, once, and ends. For cron, where no server runs all the time (docs/booking.md). */
import { deliverOnce } from "./deliver-once";

/** Cron starts the next run after a minute; a mail server may take ten minutes for its answer. */
const limits = { beginUntil: 50_000, endAt: 11 * 60_000 };

void deliverOnce(process.env, limits).then((done) => process.exit(done ? 0 : 1));
