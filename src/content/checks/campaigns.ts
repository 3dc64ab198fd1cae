import { addDays, formatDay } from "../../lib/time/dates";
import type { CollectionEntry } from "../collections";
import type { Content, LoadedEntry } from "../load";
import { formatValue, type Problem, problemAt } from "../problem";
import { longestRun } from "./dates";
import { findTimeZone, isLocalSecond, isShown } from "./time-values";

type Campaign = LoadedEntry<CollectionEntry<"campaigns">>;

/** Days that an event lasts at most, and days from the end of the window to it. */
const longestEvent = 7;
const longestWait = 366;
const earliest = "05:00:00";

const dayOf = (local: string): string => local.slice(0, 10);

/** `2026-03-09T16:00:00` as "March 9, 2026, 16:00:00". */
const formatLocal = (local: string): string => `${formatDay(local)}, ${local.slice(11)}`;

/** An hour later on the same clock. */
const addHour = (local: string): string => new Date(Date.parse(`${local}Z`) + 3_600_000).toISOString().slice(0, 19);

const checkWindow = (entry: Campaign): Problem[] => {
	const { first, last } = entry.value.window;
	if (first === null || !isLocalSecond(first) || !isLocalSecond(last)) return [];
	const report = (expected: string, remedy: string) => [problemAt(entry, "window.last", { found: formatLocal(last), expected, remedy })];
	if (last <= first) return report(`a time after ${formatLocal(first)}, when it begins`, "Correct first or last.");
	if (last < addHour(first)) return report(`an hour after ${formatLocal(first)} at least, when it begins`, "Correct first or last.");
	if (dayOf(last) > addDays(dayOf(first), longestRun)) return report(`a day within two years of ${formatDay(first)}`, "Correct the year.");
	return [];
};

/** The event is ahead while its dialog invites to it, and not more than a year. */
const checkEvent = (entry: Campaign): Problem[] => {
	const { event, window } = entry.value;
	if (!event || ![event.starts, event.ends, window.last].every(isLocalSecond) || event.ends <= event.starts) return [];
	if (window.first !== null && (!isLocalSecond(window.first) || window.last <= window.first)) return [];
	const isOver = window.first !== null && event.ends <= window.first;
	const report = (path: string, found: string, expected: string, remedy: string) => [problemAt(entry, path, { found: formatLocal(found), expected, remedy })];
	if (dayOf(event.ends) > addDays(dayOf(event.starts), longestEvent))
		return report("event.ends", event.ends, `a day within a week of ${formatDay(event.starts)}, when it starts`, "Correct the day on which it starts or ends.");
	if (event.starts.slice(11) < earliest)
		return report("event.starts", event.starts, `${earliest} or later`, 'Write the time on a 24-hour clock: 4 in the afternoon is "16:00:00".');
	if (isOver)
		return report("event.ends", event.ends, `a time after ${formatLocal(window.first ?? "")}, when the dialog first opens`, "Correct the event or the window.");
	if (dayOf(window.last) > dayOf(event.ends))
		return report("window.last", window.last, `${formatDay(event.ends)}, when the event is over, or earlier`, "Correct the window or the event.");
	if (dayOf(event.starts) > addDays(dayOf(window.last), longestWait))
		return report("event.starts", event.starts, `a day within a year of ${formatDay(window.last)}, when the dialog last opens`, "Correct the year.");
	return [];
};

const checkClock = (entry: Campaign, timeZone: string): Problem[] => {
	const { event, window } = entry.value;
	const times = { "window.first": window.first, "window.last": window.last, "event.starts": event?.starts, "event.ends": event?.ends };
	return Object.entries(times).flatMap(([path, local]) => {
		if (!local || !isLocalSecond(local) || isShown(local, timeZone)) return [];
		const expected = "a time that the spa's clocks show: they skip this hour when daylight saving time begins";
		return [problemAt(entry, path, { found: formatLocal(local), expected, remedy: "Write a time an hour later." })];
	});
};

const checkKeys = (entries: readonly Campaign[]): Problem[] =>
	entries.flatMap((entry, index) => {
		const { storageKey } = entry.value;
		const first = entries.findIndex((other) => other.value.storageKey === storageKey);
		if (first === index) return [];
		const other = entries[first]?.value.slug ?? "";
		const remedy = "Change one of them. Otherwise whoever has closed one of the dialogs doesn't see the other.";
		return [problemAt(entry, "storageKey", { found: formatValue(storageKey), expected: `a name that "${other}" doesn't have`, remedy })];
	});

/** Whether a campaign's window and event are in order, on clocks as they run, and whether browsers can tell campaigns apart. */
export const checkCampaigns = (content: Content): Problem[] => {
	const timeZone = findTimeZone(content);
	return [
		...content.campaigns.flatMap((entry) => [...checkWindow(entry), ...checkEvent(entry), ...(timeZone === undefined ? [] : checkClock(entry, timeZone))]),
		...checkKeys(content.campaigns),
	];
};
