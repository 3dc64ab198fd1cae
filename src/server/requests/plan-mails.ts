import * as z from "zod/mini";
import { addOpeningMinutes, type OpeningCalendar } from "../../lib/time/opening-days";
import type { Settings } from "../settings";
import type { Entry, NewEntry } from "./entry";

/** Which mails a request gets, and when. Without links there's no reminder: the desk couldn't say by a link that it has answered. */
export const createMailPlan = (
	{ linkSecret, remindAfterMinutes }: Pick<Settings, "linkSecret" | "remindAfterMinutes">,
	{ timeZone, hours, holidays }: OpeningCalendar & { readonly timeZone: string },
) => ({ remindAfterMinutes: linkSecret ? remindAfterMinutes : 0, timeZone, calendar: { hours, holidays } });
export type MailPlan = ReturnType<typeof createMailPlan>;

/** Whether mail can be sent to what a visitor gave as an email address. */
export const hasAddress = ({ replyTo }: Pick<NewEntry, "replyTo">): boolean => z.regexes.email.test(replyTo);

/** The mails of a request that has come in: to the desk, to the visitor if there's an address, and later a reminder to the desk; none if it's held. */
export const planMails = (request: Pick<Entry, "status" | "replyTo">, now: number, plan: MailPlan): NewEntry["mails"] => {
	if (request.status === "held") return [];
	const { remindAfterMinutes, timeZone, calendar } = plan;
	const remindAt = remindAfterMinutes > 0 ? addOpeningMinutes(now, remindAfterMinutes, timeZone, calendar) : undefined;
	return [
		{ kind: "desk", after: 0 },
		...(hasAddress(request) ? [{ kind: "acknowledgment", after: 0 } as const] : []),
		...(remindAt === undefined ? [] : [{ kind: "reminder", after: remindAt - now } as const]),
	];
};
