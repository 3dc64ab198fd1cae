import { createTransport } from "nodemailer";
import type { SiteContent } from "../content";
import { isToVisitor } from "../inquiries/inquiry";
import { log } from "../log";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import type { Links } from "../visitor/links";
import { composeDraft, composeMail } from "./compose";
import { createDelivery, type Send } from "./delivery";
import type { Draft } from "./mail";
import { explainFailure, requireEncryption } from "./smtp";

const failing =
	"The mail server didn't take the last mail. It's tried again. The log and the request's page say why: without STARTTLS, nothing is sent to it.";
const partly =
	"The mail server took the last mail to the desk for some addresses of SMTP_TO only. The log names the others. Correct SMTP_TO if one of them is gone.";

/** @returns undefined if nothing is mailed */
export const createMailer = (
	settings: Settings,
	outbox: () => Promise<Outbox>,
	content: () => SiteContent,
	links: Links | undefined,
) => {
	const { smtp } = settings;
	if (!smtp) return undefined;
	const transport = createTransport({
		url: requireEncryption(smtp.url),
		pool: true,
		idleTimeout: 1000,
		// Only the worker (delivery.ts) tries again.
		maxRequeues: 0,
		connectionTimeout: 15_000,
		// A mail server may take ten minutes to confirm a mail (RFC 5321, §4.5.3.2.6). If we gave up
		// before, it would be sent twice.
		socketTimeout: 600_000,
	});
	let isFailing = false;
	let isPartlyRefused = false;
	const send: Send = async (inquiry, index) => {
		const { kind = "desk" } = inquiry.mails[index] ?? {};
		try {
			const { business, readSent } = content();
			const siteUrl = settings.siteUrl ?? business.url;
			const held = await (await outbox()).countHeld();
			const context = { ...smtp, business, readSent, siteUrl, links, held };
			const { rejected } = await transport.sendMail(composeMail(inquiry, index, context));
			isFailing = false;
			if (isToVisitor(kind)) return;
			isPartlyRefused = rejected.length > 0;
			if (isPartlyRefused) log(`The mail server refused ${rejected.join(", ")}.`, "warn");
		} catch (error) {
			// A visitor's wrong address says nothing against the mail server.
			if (!(isToVisitor(kind) && explainFailure(error).isRecipientFault)) isFailing = true;
			throw error;
		}
	};
	return {
		...createDelivery({ ...settings, outbox, send }),
		/** Sends a mail that isn't kept in the outbox. @throws Error that names no address */
		sendNow: async (to: string, draft: Draft): Promise<void> => {
			await transport.sendMail({ from: smtp.from, to, ...composeDraft(draft) }).catch((error) => {
				throw new Error(explainFailure(error).logged);
			});
		},
		state: () =>
			({
				state: isFailing ? "failing" : "ok",
				problem: isFailing ? failing : isPartlyRefused ? partly : undefined,
			}) as const,
	};
};
