/** 0 is Sunday; times are HH:MM in the spa's zone. */
export interface OpeningHours {
	readonly day: number;
	readonly name: string;
	readonly opens: string;
	readonly closes: string;
}

/** "9 am", "3:30 pm" */
export const formatTime = (time: string): string => {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const clock =
		minutes === 0
			? `${hours % 12 || 12}`
			: `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
	return `${clock} ${hours < 12 ? "am" : "pm"}`;
};

export const groupHours = (hours: readonly OpeningHours[]) => {
	const runs: { first: OpeningHours; last: OpeningHours }[] = [];
	for (const entry of [...hours].sort((a, b) => a.day - b.day)) {
		const run = runs.at(-1);
		if (
			run &&
			run.last.day + 1 === entry.day &&
			run.last.opens === entry.opens &&
			run.last.closes === entry.closes
		)
			run.last = entry;
		else runs.push({ first: entry, last: entry });
	}
	return runs.map(({ first, last }) => {
		const days =
			first === last
				? first.name
				: `${first.name} ${last.day - first.day === 1 ? "and" : "to"} ${last.name}`;
		return { days, times: `${formatTime(first.opens)} to ${formatTime(first.closes)}` };
	});
};

/** "Monday to Thursday 9 am to 5 pm, Friday 9 am to 3 pm". */
export const describeHours = (hours: readonly OpeningHours[]): string =>
	groupHours(hours)
		.map(({ days, times }) => `${days} ${times}`)
		.join(", ");
