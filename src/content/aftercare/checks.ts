import { warningLevels } from "../../lib/services/aftercare";
import { stripLinks } from "../../lib/text/markup";
import { isReasonToCall } from "../../lib/text/words";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import type { Loaded } from "../define-collection";
import { findLengths } from "../figures";
import type { Service } from "../services/schema";
import type { Aftercare } from "./schema";

/** What sends somebody somewhere, or holds a statement, which may. */
const destination = /\{|\b(?:911|988|er|emergency|urgent care|hospital|doctor|clinic|call|text|go to)\b/i;

/** The page says where to go for each sign, and mustn't contradict the sign's own text. */
function* checkWarnings(entry: LoadedEntry<Aftercare>): Iterable<Problem> {
	for (const [index, { level, goTo, text }] of entry.value.warnings.entries()) {
		const at = `warnings[${index}]`;
		const before = entry.value.warnings[index - 1]?.level ?? level;
		if (warningLevels.indexOf(before) > warningLevels.indexOf(level))
			yield problemAt(entry, `${at}.level`, "It's more urgent than the sign above it. Put 911 first, then now, then today.");
		if (goTo && level !== "now") yield problemAt(entry, `${at}.goTo`, `Only a sign with the level "now" says where to go. Remove it, or change the level.`);
		if (destination.test(text) !== (goTo === "named"))
			yield problemAt(
				entry,
				`${at}.text`,
				goTo === "named"
					? "The text doesn't say where to go or whom to call, but goTo is “named”. Say it, or change goTo."
					: "The text says where to go or whom to call, and so does the page. Write the sign alone, or give it the level now and “named”.",
			);
	}
}

/** The days of a treatment's own page are those of its aftercare. */
export function* checkAftercare(entry: LoadedEntry<Aftercare>, { services }: Loaded<{ services: Service }>): Iterable<Problem> {
	const { items, slug, warnings } = entry.value;
	const service = services.find(({ value }) => value.slug === slug);
	if (!service) return;
	const { course, postCare } = service.value;
	// What's normal may outlast the rules, and a rule may hold from now on.
	const ends = items.flatMap(({ kind, toDay }) => (kind === "normal" ? [] : [toDay]));
	const last = course.aftercareDays === null && ends.includes(null) ? null : Math.max(...ends.map(Number));
	if (last !== course.aftercareDays)
		yield problemAt(
			entry,
			"items",
			`What to do and avoid ends on day ${last}, but course.aftercareDays in ${service.file} is ${course.aftercareDays}. Correct one of the two.`,
		);
	const bounds = new Set(items.flatMap(({ fromDay, toDay }) => [fromDay, toDay]));
	for (const line of postCare.filter((text) => !isReasonToCall(text))) {
		// A line may also name a check-up that comes after the aftercare.
		const days = findLengths(stripLinks(line)).filter((day) => last === null || day <= last);
		if (days.length > 0 && !days.some((day) => bounds.has(day)))
			yield problemAt(
				entry,
				"items",
				`${service.file} says ${formatValue(stripLinks(line))}. Add an item that begins or ends on that day, or correct the line.`,
			);
	}
	const disorder = items.findIndex(({ fromDay }, index) => fromDay < (items[index - 1]?.fromDay ?? 0));
	if (disorder > 0) yield problemAt(entry, `items[${disorder}].fromDay`, "It begins before the item above it. Put the items in the order of their days.");
	yield* checkWarnings(entry);
	for (const level of warningLevels)
		if (!warnings.some((warning) => warning.level === level)) yield problemAt(entry, "warnings", `No sign has the level "${level}". Add one for each level.`);
}
