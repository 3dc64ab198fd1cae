/** A text message that is begun: its app opens with the body written. */
export const smsHref = (number: string, body: string): string => `sms:${number}?body=${encodeURIComponent(body)}`;

/** An e-mail that is begun, with its subject and where given its text. */
export const mailHref = (address: string, subject: string, body?: string): string =>
	`mailto:${address}?subject=${encodeURIComponent(subject)}${body === undefined ? "" : `&body=${encodeURIComponent(body)}`}`;
