import type { Site } from "../../content/schemas/site";
import { smsHref } from "../../lib/content/contact-links";
import { createPageFrame, escapeHtml, type Page, pageHeading } from "../../lib/http/page-frame";

/** Seconds a refused visitor is asked to wait. */
export const retryAfter = 60;

type Facts = Pick<Site, "name" | "phone" | "textMessage">;

const refusal = (title: string, text: readonly string[], { phone, textMessage }: Facts): Page => ({
	title,
	main: `${pageHeading(title)}
${text.map((paragraph, index) => `<p class="${index === 0 ? "mt-6" : "mt-5"}">${escapeHtml(paragraph)}</p>`).join("\n")}
<p class="mt-5"><a class="quiet-link" href="tel:${escapeHtml(phone.e164)}">Call ${escapeHtml(phone.display)}</a></p>
<p class="mt-5"><a class="quiet-link" href="${escapeHtml(smsHref(phone.e164, textMessage.general))}">Text us</a></p>
<p class="mt-5"><a class="quiet-link" href="/">Back to the site</a></p>`,
});

/**
 * The pages that nginx sends by itself, by file name, to browsers that ask for a page: visitors without script, and everyone who follows a link in a
 * mail. Scripts get JSON (deploy/nginx.conf).
 * @param frame the HTML of the built page whose header and footer they get
 */
export const renderRefusals = (frame: string, facts: Facts): Readonly<Record<string, string>> => {
	const { render } = createPageFrame(frame, facts.name);
	const back = "If you were sending a form, your browser’s Back button takes you back to it, with what you typed.";
	const tooMany = ["We got too many requests from your connection in a short time, so we didn’t take this one. Wait a minute, then try again.", back];
	const unavailable = [
		"Our server isn’t answering, so we can’t say whether this reached us. Try again in a minute. It counts once, even if it arrived the first time.",
		back,
		"If it’s urgent, call or text us.",
	];
	return {
		"too-many.html": render(refusal("That was too much at once", tooMany, facts)),
		"unavailable.html": render(refusal("We can’t take this right now", unavailable, facts)),
	};
};
