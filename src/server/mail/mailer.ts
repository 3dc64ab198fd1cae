import { findSiteUrl, type SiteContent } from "../content";
import type { Outbox } from "../outbox/outbox";
import type { Settings } from "../settings";
import type { Links } from "../visitor/links";
import { composeMail } from "./compose";
import { createDelivery } from "./delivery";
import { createSend } from "./smtp";

export const createMailer = (
	settings: Settings,
	outbox: () => Promise<Outbox>,
	content: () => SiteContent,
	links: Links | undefined,
) => {
	const { smtp } = settings;
	if (!smtp) return undefined;
	const { send, sendNow, state } = createSend(smtp, async (inquiry, index) => {
		const { business, readSent } = content();
		const held = await (await outbox()).countHeld();
		return composeMail(inquiry, index, {
			...smtp,
			business,
			readSent,
			siteUrl: findSiteUrl(settings, business),
			links,
			held,
			now: Date.now(),
		});
	});
	return { ...createDelivery({ ...settings, outbox, send }), sendNow, state };
};
