import type { Inquiry } from "../inquiries/inquiry";

/** The last ten digits, because people write a number with or without the country code. */
export const toNumber = (text: string): string => text.replace(/ext.*|\D/g, "").slice(-10);

const count = 4;

/** Undefined without a phone number. */
const findDigits = ({ fields }: Inquiry): string | undefined =>
	fields.phone ? toNumber(fields.phone).slice(-count) : undefined;

export const hasDigits = (inquiry: Inquiry): boolean => findDigits(inquiry) !== undefined;

/** @param typed the digits, or the whole number */
export const matchesDigits = (inquiry: Inquiry, typed: string): boolean =>
	toNumber(typed).length >= count && toNumber(typed).slice(-count) === findDigits(inquiry);

export const wrongDigits = "These aren’t the last four digits of the phone number you gave us.";
