/** The first and the last day of the month after a day, as YYYY-MM-DD. */
export const getNextMonth = (day: string): { first: string; last: string } => {
	const [year = 0, month = 0] = day.split("-").map(Number);
	// Months count from 0 here, so this one's number is the next month; its day 0 is the last of the month before.
	const toDay = (months: number, date: number): string => new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10);
	return { first: toDay(month, 1), last: toDay(month + 1, 0) };
};
