import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/content/contact-links";
import { ButtonLink } from "../../ui/button";

/** The text typed so far, as a message for the phone's or the mail app. */
export interface MessageDraft {
	readonly subject: string;
	readonly text: string;
}

/** Call, text or email, the latter two with what was typed so far. */
export const OtherWays = ({ message, primary = false }: { message: MessageDraft; primary?: boolean }) => {
	const { business } = useSite();
	const { email, phone } = business;
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<ButtonLink href={`tel:${phone.e164}`} variant={primary ? "primary" : "secondary"}>
				Call {phone.display}
			</ButtonLink>
			<ButtonLink href={smsHref(phone.e164, message.text)} variant={primary ? "secondary" : "quiet"}>
				Send a text
			</ButtonLink>
			<ButtonLink href={mailHref(email, message.subject, message.text)} variant="quiet">
				Send an email
			</ButtonLink>
		</p>
	);
};
