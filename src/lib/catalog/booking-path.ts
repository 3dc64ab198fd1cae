/** What a visitor has already chosen when they follow a booking link. */
export interface BookingChoice {
	readonly service?: string;
	readonly with?: string;
	/** The slug of a special, a package or a membership: the request names it in its note. */
	readonly offer?: string;
	readonly package?: string;
	readonly membership?: string;
	/** What the visitor has put together, in plain words of 400 characters at most: the note begins with it. */
	readonly plan?: string;
}

/** The address of the booking form with those choices made, such as "/schedule?service=hydrafacial". */
export const getBookingPath = (choice: BookingChoice = {}): string => {
	const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value)).toString();
	return query ? `/schedule?${query}` : "/schedule";
};
