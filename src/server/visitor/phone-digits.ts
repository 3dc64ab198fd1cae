import type { Inquiry } from "../inquiries/inquiry";

/** The last ten digits, because people write a number with or without the country code. */
export const toNumber = (text: string): string => text.replace(/ext.*|\D/g, "").slice(-10);

const count = 4;

/** @param typed the digits, or the whole number */
export const matchesDigits = ({ fields: { phone = "" } }: Inquiry, typed = ""): boolean => {
	const digits = toNumber(typed).slice(-count);
	return digits.length === count && digits === toNumber(phone).slice(-count);
};
