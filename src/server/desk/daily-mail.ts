import { pluralize } from "../../lib/text/words";
import { findHours } from "../../lib/time/opening-days";
import { getLocalMinute } from "../../lib/time/time-zone";
import type { Dependencies } from "../dependencies";
import type { Inquiry } from "../inquiries/inquiry";
import { describeError, log } from "../log";
import { nameInquiry } from "../mail/compose";
import type { Draft } from "../mail/mail";
import type { Settings } from "../settings";
import { describeTurn, nameOf, sortForDesk } from "./inbox";
import { deskPath, getInquiryPath } from "./paths";

/** @param siteUrl without a slash at its end @returns undefined if nothing is open or held */
export const composeDaily = (
	inquiries: readonly Inquiry[],
	siteUrl: string,
	now: number,
): Draft | undefined => {
	const { open, held } = sortForDesk(inquiries, now);
	if (open.length + held.length === 0) return undefined;
	return {
		subject: `${pluralize(open.length, "open request")}, ${held.length} held`,
		parts: [
			...(open.length > 0 ? ["These are open, the longest waiting first."] : []),
			...open.map((inquiry) => ({
				label: `${nameOf(inquiry)}, ${nameInquiry(inquiry)}, ${describeTurn(inquiry, now)}`,
				href: siteUrl + getInquiryPath(inquiry.reference),
			})),
			...(held.length > 0
				? [`Held as likely spam: ${held.length}. Check whether there’s a real one among them.`]
				: []),
			{ label: "The inbox", href: siteUrl + deskPath },
		],
	};
};

/**
 * @returns what's called every minute, and mails the desk once a day, after the spa has opened. Of
 * several servers, one does it.
 */
export const createDailyMail =
	({
		settings,
		outbox,
		content,
		sendNow,
	}: Pick<Dependencies, "outbox" | "content"> & {
		readonly settings: Pick<Settings, "siteUrl" | "smtp">;
		readonly sendNow: (to: string, draft: Draft) => Promise<void>;
	}) =>
	async (now = Date.now()): Promise<void> => {
		const { business } = content();
		const [day = "", time = ""] = getLocalMinute(business.timeZone, now).split("T");
		const hours = findHours(`${day}T${time}`, business);
		if (!hours || time < hours.opens) return;
		const store = await outbox();
		if (!(await store.claimOnce(`daily ${day}`))) return;
		const draft = composeDaily(await store.list(), settings.siteUrl ?? business.url, now);
		try {
			if (draft) await sendNow(settings.smtp?.to ?? business.email, draft);
		} catch (error) {
			log(
				`The desk's daily mail wasn't taken: ${describeError(error)}. It's tried again every minute.`,
				"warn",
			);
			await store.releaseClaim(`daily ${day}`);
		}
	};
