/** A mail that smtp.mjs has received. */
export interface ReceivedMail {
	readonly subject: string;
	readonly text: string;
	/** The reference in the text, "" if there is none. */
	readonly reference: string;
	readonly headers: readonly (readonly [string, string])[];
	readonly secure: boolean;
	readonly to: readonly string[];
}

export interface MailServer {
	readonly env: Readonly<Record<"SMTP_URL" | "SMTP_TO" | "NODE_EXTRA_CA_CERTS", string>>;
	readonly seen: readonly ReceivedMail[];
	readonly start: () => void;
	readonly stop: () => void;
	readonly remove: () => Promise<void>;
}

export const startMailServer: () => Promise<MailServer>;
