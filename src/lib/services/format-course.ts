import { capitalize, pluralize } from "../text/words";

export type Range = Queries.Range;

const units = [
	[365, "year"],
	[30, "month"],
	[7, "week"],
] as const;

/** The longest unit without a remainder: 28 days are 4 weeks, 90 are 3 months. */
const toAmount = (days: number) => {
	const [length, unit] = units.find(([each]) => days > 0 && days % each === 0) ?? [1, "day"];
	return { count: days / length, unit };
};

type Amount = ReturnType<typeof toAmount>;

const formatAmount = ({ count, unit }: Amount): string => pluralize(count, unit);

/** Exactly: "1 day", "6 weeks", "3 months". */
export const formatLength = (days: number): string => formatAmount(toAmount(days));

const formatRange = ({ min, max }: Range): string => (min === max ? `${min}` : `${min} to ${max}`);

/** "3 days", "about a week", "about 4 weeks". */
const formatAbout = (amount: Amount): string => {
	if (amount.unit === "day") return formatAmount(amount);
	return `about ${amount.count === 1 ? `a ${amount.unit}` : formatAmount(amount)}`;
};

/** Up to this many days, a range whose ends have different units is given in days. */
const longestInDays = 14;

/** "3 to 5 days", "about 2 weeks", "up to 10 days"; "none" for 0. */
export const formatDays = ({ min, max }: Range): string => {
	if (max === 0) return "none";
	const [from, to] = [toAmount(min), toAmount(max)];
	if (min === max) return formatAbout(from);
	if (min === 0) return `up to ${formatLength(max)}`;
	if (from.unit === to.unit) return `${from.count} to ${formatAmount(to)}`;
	if (max <= longestInDays) return `${min} to ${max} days`;
	return `${formatAmount(from)} to ${formatAmount(to)}`;
};

const formatOnset = (days: Range): string => {
	if (days.max === 0) return "the same day";
	return days.min === 0 ? `the same day to ${formatLength(days.max)}` : formatDays(days);
};

/** "1 session", "4 to 6 sessions", "ongoing care". */
export const formatSessions = (sessions: Range | null): string =>
	sessions ? `${formatRange(sessions)} session${sessions.max === 1 ? "" : "s"}` : "ongoing care";

/** How long the aftercare holds; null is as long as treatment lasts. */
export const formatAftercare = (days: number | null): string => {
	if (days === null) return "as long as treatment lasts";
	return days === 0 ? "the same day" : formatAbout(toAmount(days));
};

export const romanTypes = ["I", "II", "III", "IV", "V", "VI"];

/** "all skin types", "Fitzpatrick types I to IV". */
export const formatSkinTypes = ({ from, to }: Queries.ServiceCourseSkinTypes): string => {
	if (from === 1 && to === romanTypes.length) return "all skin types";
	const [first, last] = [romanTypes[from - 1], romanTypes[to - 1]];
	return from === to ? `Fitzpatrick type ${first}` : `Fitzpatrick types ${first} to ${last}`;
};

type Course = Pick<
	Queries.ServiceCourse,
	| "sessions"
	| "intervalDays"
	| "visitMinutes"
	| "downtimeDays"
	| "onsetDays"
	| "lastsDays"
	| "needles"
>;

/** What the figures can't say: "for most areas", ", numbing included". */
type CourseNotes = Readonly<
	Partial<
		Record<"sessions" | "spacing" | "duration" | "downtime" | "onset" | "lasts" | "needles", string>
	>
>;

const addNote = (figure: string, note = ""): string =>
	capitalize(`${figure} ${note}`.replace(/ (?=[,:])/, "").trim());

export const describeFacts = (course: Course, notes: CourseNotes = {}): Required<CourseNotes> => ({
	sessions: addNote(formatSessions(course.sessions), notes.sessions),
	spacing: addNote(
		course.intervalDays ? formatDays(course.intervalDays) : "as needed",
		notes.spacing,
	),
	duration: addNote(`${formatRange(course.visitMinutes)} minutes`, notes.duration),
	downtime: addNote(formatDays(course.downtimeDays), notes.downtime),
	onset: addNote(formatOnset(course.onsetDays), notes.onset),
	lasts: addNote(course.lastsDays ? formatDays(course.lastsDays) : "", notes.lasts),
	needles: addNote(course.needles ? "yes" : "no", notes.needles),
});

/** Null without a usual interval. */
export const describeCourse = ({
	sessions,
	intervalDays,
}: Pick<Course, "sessions" | "intervalDays">): string | null => {
	if (!intervalDays) return null;
	const interval = formatDays(intervalDays);
	if (!sessions)
		return `Care goes on for as long as you and your provider agree, with visits usually ${interval} apart.`;
	if (sessions.max > 1)
		return `A first course is ${formatRange(sessions)} sessions, usually ${interval} apart.`;
	return `One visit can be enough. If you’d like to keep it up, visits are usually ${interval} apart.`;
};
