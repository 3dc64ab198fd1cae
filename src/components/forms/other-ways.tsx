import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/business/facts";
import { ButtonLink } from "../../ui/button";
import { CopyButton } from "../../ui/copy-field";

/** Encoded characters. With address and subject, apps refuse links of about 2,000. */
const maxEncoded = 1650;

const rest = "… (The rest didn’t fit. Paste it here, or ask me for it.)";

export const fitIntoLink = (text: string): string => {
	const whole = text.replace(/\p{Surrogate}/gu, "");
	if (encodeURIComponent(whole).length <= maxEncoded) return whole;
	let remaining = maxEncoded - encodeURIComponent(rest).length;
	let cut = "";
	for (const character of whole) {
		remaining -= encodeURIComponent(character).length;
		if (remaining < 0) break;
		cut += character;
	}
	// Languages without spaces have no word's end.
	return cut.replace(/\s+\S{0,40}$/, "") + rest;
};

export interface MessageDraft {
	subject: string;
	text: string;
}

export const OtherWays = ({
	message: { subject, text },
	primary,
}: {
	message: MessageDraft;
	primary?: boolean;
}) => {
	const { email, phone } = useSite().business;
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
			{!text.startsWith(fitted) && (
				<div className="basis-full text-note">
					<p>
						Your text is too long for these links, so they have only its beginning. To send all of
						it, copy it and paste it there.
					</p>
					<CopyButton
						text={text}
						buttonClassName="quiet-link inline-flex min-h-12 items-center gap-2 font-medium"
					>
						Copy what you typed
					</CopyButton>
				</div>
			)}
		</div>
	);
};
