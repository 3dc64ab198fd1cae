import { isEmail } from "../../lib/forms/schema-parts";
import type { Entry, NewEntry } from "./entry";

/** Whether mail can be sent to what a visitor gave as an email address: by the form's own rule. */
export const hasAddress = ({ replyTo }: Pick<NewEntry, "replyTo">): boolean => isEmail(replyTo);

/** The mails of a request that has come in: to the desk, and to the visitor if there's an address; none if it's held. */
export const planMails = (request: Pick<Entry, "status" | "replyTo">): NewEntry["mails"] => {
	if (request.status === "held") return [];
	return hasAddress(request) ? ["desk", "acknowledgment"] : ["desk"];
};
