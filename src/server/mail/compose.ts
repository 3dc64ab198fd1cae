import type { Entry, MailKind } from "../outbox/entry";
import { composeDeskMail, type Mail, type MailContext } from "./desk-mail";

const composers: Readonly<Record<MailKind, (entry: Entry, index: number, context: MailContext) => Mail>> = { desk: composeDeskMail };

/** One of an entry's mails. @param index its place in `entry.mails` @throws if it has none there */
export const composeMail = (entry: Entry, index: number, context: MailContext): Mail => {
	const mail = entry.mails[index];
	if (!mail) throw new Error(`The entry ${entry.reference} has no mail ${index}.`);
	return composers[mail.kind](entry, index, context);
};
