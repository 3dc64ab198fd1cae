/** Opens a text message with its body filled in. */
export const smsHref = (number: string, body: string): string => `sms:${number}?body=${encodeURIComponent(body)}`;

/** Opens an e-mail with its subject, and optionally its text, filled in. */
export const mailHref = (address: string, subject: string, body?: string): string =>
	`mailto:${address}?subject=${encodeURIComponent(subject)}${body === undefined ? "" : `&body=${encodeURIComponent(body)}`}`;
