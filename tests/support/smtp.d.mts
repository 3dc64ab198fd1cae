/** A mail that smtp.mjs has received. */
export interface ReceivedMail {
	readonly messageId: string;
	readonly subject: string;
	readonly text: string;
	/** The HTML beside the text, and the attached calendar file; "" if there's none. */
	readonly html: string;
	readonly calendar: string;
	/** The reference in the subject, "" if there is none. */
	readonly reference: string;
	readonly headers: readonly (readonly [string, string])[];
	readonly secure: boolean;
	readonly to: readonly string[];
	readonly at: number;
}

export interface MailServer {
	readonly url: string;
	readonly env: Readonly<Record<"SMTP_URL" | "SMTP_TO" | "NODE_EXTRA_CA_CERTS", string>>;
	readonly messages: readonly ReceivedMail[];
	readonly seen: readonly ReceivedMail[];
	readonly connections: () => number;
	readonly setMode: (name: string, options?: { code?: number; delay?: number }) => void;
	readonly start: () => Promise<void>;
	readonly stop: () => Promise<void>;
	readonly remove: () => Promise<void>;
}

export const startMailServer: (options?: { starttls?: boolean; to?: string }) => Promise<MailServer>;
