import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Whether the number can exist. Only for the server: the metadata is too large for the browser.
 * `isPossible` would take any ten digits; `isValid` refuses 0000000000.
 */
export const isPhoneNumber = (phone: string, country: CountryCode): boolean =>
	parsePhoneNumberFromString(phone, country)?.isValid() ?? false;
