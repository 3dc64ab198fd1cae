import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { FieldErrors } from "./definition";
import { phoneMessage, readPhone } from "./field-schemas";

/**
 * The error of a phone number that can't exist; none if there's no number. Only for the server: the
 * metadata is too large for the browser.
 */
export const findPhoneErrors = (input: unknown, country: CountryCode): FieldErrors => {
	const phone = readPhone(input);
	// `isPossible` would take any ten digits; `isValid` refuses 0000000000.
	const isRight = phone === "" || parsePhoneNumberFromString(phone, country)?.isValid();
	return isRight ? {} : { phone: phoneMessage };
};
