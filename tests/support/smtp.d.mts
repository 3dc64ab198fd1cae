/** A mail that smtp.mjs has received. Its reference is "" if there's none in the text. */
export type ReceivedMail = Readonly<
	Record<"subject" | "text" | "reference", string> & { secure: boolean; to: readonly string[] }
>;

export const startMailServer: () => Promise<{
	readonly env: Readonly<Record<"SMTP_URL" | "SMTP_TO" | "NODE_EXTRA_CA_CERTS", string>>;
	readonly seen: readonly ReceivedMail[];
	readonly remove: () => Promise<void>;
}>;
