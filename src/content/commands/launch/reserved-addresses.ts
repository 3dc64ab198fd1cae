/**
 * Names that RFC 2606 and RFC 6761 reserve, so that nobody can own them: the last part of a host's
 * name, the domains for examples, and this machine.
 */
const reservedName =
	/\.(example|test|invalid|localhost)(?![\w-])|(?<![\w-])example\.(com|org|net)(?![\w-])|\/\/(localhost|127\.)/i;

/** True if a URL or an e-mail address can't be anybody's. */
export const isReservedAddress = (text: string): boolean =>
	(/^https?:\/\//i.test(text) || /^\S+@\S+$/.test(text)) && reservedName.test(text);
