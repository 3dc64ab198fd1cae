import { useState } from "react";
import { copyText } from "../../browser/share-page";
import { useSite } from "../../hooks/use-site";
import { fitIntoLink } from "../../lib/forms/link-text";
import { mailHref, smsHref } from "../../lib/spa/facts";
import { Button, ButtonLink } from "../../ui/button";
import { CopyField } from "../../ui/copy-field";

/** The text typed so far, as a message for the phone's or the mail app. */
export interface MessageDraft {
	readonly subject: string;
	readonly text: string;
}

/** Copies what's too long for a link. */
const CopyAll = ({ text }: { text: string }) => {
	const [outcome, setOutcome] = useState<"copied" | "refused">();
	return (
		<div className="basis-full text-note">
			<p>Your text is too long for these links, so they have only its beginning. To send all of it, copy it and paste it there.</p>
			<p className="flex flex-wrap items-center gap-x-3">
				<Button variant="quiet" onClick={async () => setOutcome(await copyText(text))} onBlur={() => outcome === "copied" && setOutcome(undefined)}>
					Copy what you typed
				</Button>
				<span role="status" className="text-muted">
					{outcome === "copied" ? "Copied" : null}
				</span>
			</p>
			{outcome === "refused" ? <CopyField value={text} /> : null}
		</div>
	);
};

/** Call, text or email, the latter two with what was typed so far. */
export const OtherWays = ({ message: { subject, text }, primary = false }: { message: MessageDraft; primary?: boolean }) => {
	const { business } = useSite();
	const { email, phone } = business;
	const fitted = fitIntoLink(text);
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<ButtonLink href={`tel:${phone.e164}`} variant={primary ? "primary" : "secondary"}>
				Call {phone.display}
			</ButtonLink>
			<ButtonLink href={smsHref(phone.e164, fitted)} variant={primary ? "secondary" : "quiet"}>
				Send a text
			</ButtonLink>
			<ButtonLink href={mailHref(email, subject, fitted)} variant="quiet">
				Send an email
			</ButtonLink>
			{text.startsWith(fitted) ? null : <CopyAll text={text} />}
		</div>
	);
};
