import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Whether such a phone number can exist. With the smallest set of metadata, `isValid` asks for a country's lengths and first digits only, so
 * 918-555-0107 is one and 0000000000 isn't. `isPossible` would take any ten digits.
 * @param phone a number that's clean (src/lib/forms/contact-data.ts), maybe with an extension
 * @param country where a number without a country code is from
 */
export const isPhoneNumber = (phone: string, country: CountryCode): boolean => parsePhoneNumberFromString(phone, country)?.isValid() ?? false;
