import { pluralize } from "../../lib/text/words";
import { findHours } from "../../lib/time/opening-days";
import { getLocalMinute } from "../../lib/time/time-zone";
import type { SiteContent } from "../content";
import type { Inquiry } from "../inquiries/inquiry";
import { describeError, log } from "../log";
import { nameInquiry } from "../mail/compose";
import type { Draft, Part } from "../mail/mail";
import type { Outbox } from "../outbox/outbox";
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
	const toLine = (inquiry: Inquiry): Part => ({
		label: `${nameOf(inquiry)}, ${nameInquiry(inquiry)}, ${describeTurn(inquiry, now)}`,
		href: siteUrl + getInquiryPath(inquiry.reference),
	});
	const heldLine =
		held.length > 0
			? [`Held as likely spam: ${held.length}. Check whether there’s a real one among them.`]
			: [];
	const parts = [
		"These are open, the longest waiting first.",
		...open.map(toLine),
		...heldLine,
		{ label: "The inbox", href: siteUrl + deskPath },
	];
	return {
		subject: `${pluralize(open.length, "open request")}${held.length > 0 ? `, ${held.length} held` : ""}`,
		parts: open.length > 0 ? parts : parts.slice(1),
	};
};

interface DailyOptions {
	readonly outbox: () => Promise<Outbox>;
	readonly content: () => SiteContent;
	readonly settings: Pick<Settings, "siteUrl" | "smtp">;
	readonly sendNow: (to: string, draft: Draft) => Promise<void>;
}

/**
 * @returns what's called every minute, and mails the desk once a day, after the spa has opened. Of
 * several servers, one does it.
 */
export const createDailyMail =
	({ settings, outbox, content, sendNow }: DailyOptions) =>
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
