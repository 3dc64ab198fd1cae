/** A mail that smtp.mjs has received. */
export interface ReceivedMail {
	readonly subject: string;
	readonly text: string;
	/** The reference in the text, "" if there is none. */
	readonly reference: string;
	readonly secure: boolean;
	readonly to: readonly string[];
}

export const startMailServer: () => Promise<{
	readonly env: Readonly<Record<"SMTP_URL" | "SMTP_TO" | "NODE_EXTRA_CA_CERTS", string>>;
	readonly seen: readonly ReceivedMail[];
	readonly remove: () => Promise<void>;
}>;
