import { formatAftercare, formatDays, formatInterval, formatMinutes, formatOnset, formatSessions, formatSkinTypes } from "../../lib/catalog/format-course";

/** What the table reads of a treatment. */
export type ComparedService = Queries.ComparedServiceFragment;

interface Row {
	readonly label: string;
	/** One text, or several that are shown as a list. */
	readonly read: (service: ComparedService) => string | readonly string[];
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const formatAnswer = (yes: boolean): string => (yes ? "Yes" : "No");

/** "Pregnancy (until your doctor agrees)". */
const formatExclusion = ({ exclusion, note }: ComparedService["exclusions"][number]): string => `${capitalize(exclusion.reason)}${note ? ` (${note})` : ""}`;

const rows: readonly Row[] = [
	{ label: "What it’s for", read: ({ concerns }) => concerns.map(({ title }) => title) },
	{ label: "Price", read: ({ priceFrom }) => priceFrom },
	{ label: "Visits", read: ({ course }) => capitalize(formatSessions(course.sessions)) },
	{ label: "Time between visits", read: ({ course }) => capitalize(formatInterval(course.intervalDays)) },
	{ label: "Length of a visit", read: ({ course }) => formatMinutes(course.visitMinutes) },
	{ label: "Downtime", read: ({ course }) => capitalize(formatDays(course.downtimeDays)) },
	{ label: "First results", read: ({ course }) => capitalize(formatOnset(course.onsetDays)) },
	// Without a figure, the words that its page has.
	{ label: "Results last", read: ({ course, facts }) => (course.lastsDays ? capitalize(formatDays(course.lastsDays)) : facts.lasts) },
	{ label: "Needles", read: ({ course }) => formatAnswer(course.needles) },
	{ label: "Numbing", read: ({ course }) => formatAnswer(course.numbing) },
	{ label: "Skin types", read: ({ course }) => capitalize(formatSkinTypes(course.skinTypes)) },
	{ label: "Who performs it", read: ({ performedBy }) => capitalize(performedBy.replace(/^Performed by /, "")) },
	{ label: "Aftercare rules", read: ({ course }) => capitalize(formatAftercare(course.aftercareDays)) },
	{ label: "Not for, or not yet", read: ({ exclusions }) => exclusions.map(formatExclusion) },
];

export interface ComparedRow {
	readonly label: string;
	/** One for each treatment. */
	readonly cells: readonly (string | readonly string[])[];
	/** True if not all treatments have the same. */
	readonly differs: boolean;
}

/** The rows of the table for these treatments, in order. */
export const compareServices = (services: readonly ComparedService[]): ComparedRow[] =>
	rows.map(({ label, read }) => {
		const cells = services.map(read);
		return { label, cells, differs: new Set(cells.map(String)).size > 1 };
	});
