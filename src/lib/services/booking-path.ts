/** The fields of the treatments: up to three fit into one request. */
export const serviceNames = ["service", "service-2", "service-3"] as const;

/** What a visitor has already chosen when they follow a booking link. */
export interface BookingChoice {
	/** One treatment or several, of which the first three are chosen. */
	readonly service?: string | readonly string[];
	readonly with?: string;
	/** The slug of a special, a package or a membership: the request names it in its note. */
	readonly offer?: string;
	readonly package?: string;
	readonly membership?: string;
	readonly day?: string;
	/** What the visitor has put together, in plain words of 400 characters at most: the note begins with it. */
	readonly plan?: string;
}

/** The address of the booking form with those choices made, such as "/schedule?service=hydrafacial&service-2=chemical-peels". */
export const getBookingPath = ({ service = [], ...choice }: BookingChoice = {}): string => {
	const services = Array.from(new Set([service].flat()));
	const entries = serviceNames.map((name, index) => [name, services[index] ?? ""]).concat(Object.entries(choice));
	const query = new URLSearchParams(entries.filter(([, value]) => value)).toString();
	return query ? `/schedule?${query}` : "/schedule";
};
