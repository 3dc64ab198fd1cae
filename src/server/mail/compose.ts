import type { SiteContent } from "../content";
import type { Links } from "../desk/links";
import type { Outbox } from "../outbox/outbox";
import type { Entry, MailKind } from "../requests/entry";
import type { AcknowledgmentCap } from "./acknowledgment-cap";
import { composeChange, composeDeskMail, composeReminder } from "./desk-mail";
import type { Composer, Mail, MailContext } from "./mail";
import { composeAcknowledgment, composeConfirmation } from "./visitor-mail";

const composers: Readonly<Record<MailKind, Composer>> = {
	desk: composeDeskMail,
	reminder: composeReminder,
	change: composeChange,
	acknowledgment: composeAcknowledgment,
	confirmation: composeConfirmation,
};

/** One of an entry's mails. @param index its place in `entry.mails` @throws if it has none there */
export const composeMail = (entry: Entry, index: number, context: MailContext): Mail => {
	const mail = entry.mails[index];
	if (!mail) throw new Error(`The entry ${entry.reference} has no mail ${index}.`);
	return composers[mail.kind](entry, index, context);
};

export interface ComposeOptions {
	readonly from: string;
	/** The front desk's address. */
	readonly to: string;
	readonly content: () => SiteContent;
	readonly links: Links | undefined;
	readonly outbox: () => Promise<Outbox>;
	readonly cap: AcknowledgmentCap;
}

/** Composes a mail just before it's sent. @throws TooManyAcknowledgments if its address has had enough of them */
export type Compose = (entry: Entry, index: number) => Promise<Mail>;

export const createCompose =
	({ from, to, content, links, outbox, cap }: ComposeOptions): Compose =>
	async (entry, index) => {
		const mail = entry.mails[index];
		const { business, sent } = content();
		const held = mail?.kind === "desk" ? await (await outbox()).countHeld() : 0;
		// A second attempt is no second acknowledgment.
		if (mail?.kind === "acknowledgment" && mail.attempts === 0) await cap(entry.replyTo);
		return composeMail(entry, index, { from, to, business, sent, links, held });
	};
