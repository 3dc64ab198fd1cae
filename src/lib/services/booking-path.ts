/** A request can be for up to three treatments. */
export const serviceNames = ["service", "service-2", "service-3"] as const;

interface BookingChoice {
	readonly service?: string | readonly string[];
	readonly with?: string;
	/** Slugs. The note of the request then names what they stand for. */
	readonly offer?: string;
	readonly package?: string;
	readonly membership?: string;
	readonly day?: string;
	/** In plain words, at most 400 characters; the note begins with it. */
	readonly plan?: string;
}

/** "/schedule?service=hydrafacial&service-2=chemical-peels". */
export const getBookingPath = ({ service = [], ...choice }: BookingChoice = {}): string => {
	const services = Array.from(new Set([service].flat()));
	const entries = serviceNames
		.map((name, index) => [name, services[index] ?? ""])
		.concat(Object.entries(choice));
	const query = new URLSearchParams(entries.filter(([, value]) => value)).toString();
	return query ? `/schedule?${query}` : "/schedule";
};
