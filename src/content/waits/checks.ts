import { isOccasion, type Occasion } from "../../lib/services/occasions";
import { stripLinks } from "../../lib/text/markup";
import { getProse, getShape, listFields } from "../../schemas/fields";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggestOr } from "../../schemas/suggest";
import type { Loaded } from "../define-collection";
import { findLengths } from "../figures";
import { type Service, service as schema } from "../services/schema";
import type { Wait } from "./schema";

/** How texts name what isn't a service. */
const occasionWords: Readonly<Record<Occasion, RegExp>> = {
	tan: /\b(?:tan|tanned|tanning|self-tanner)\b/i,
	waxing: /\b(?:wax|waxed|waxing|threaded|threading)\b/i,
	isotretinoin: /\bisotretinoin\b/i,
	"dental-work": /\bdental\b/i,
	vaccination: /\bvaccin/i,
};

/** Words beside a waiting time, which other figures of a sentence don't have. */
const waiting = /\b(?:wait|waits|within|past|ahead|between|since|either side)\b/i;

/** Both ends are known, each way between two things is there once, and a sentence of a treatment's page that gives a waiting time gives this one. */
export function* checkWait(entry: LoadedEntry<Wait>, { services, waits }: Loaded<{ services: Service; waits: Wait }>): Iterable<Problem> {
	const { after, before, days } = entry.value;
	const slugs = services.map(({ value }) => value.slug);
	for (const [path, slug] of [["after", after] as const, ["before", before] as const])
		if (!isOccasion(slug) && !slugs.includes(slug))
			yield problemAt(entry, path, `content/services has no ${formatValue(slug)}. ${suggestOr(slug, slugs, `There are ${listNames(slugs, 12)}.`)}`);
	if (waits.find(({ value }) => value.after === after && value.before === before) !== entry)
		yield problemAt(entry, "before", `The wait after ${after} before ${before} is there already. Remove one of the two.`);
	if (days === 0) return;
	for (const service of services.filter(({ value }) => [after, before].includes(value.slug))) {
		const other = after === service.value.slug ? before : after;
		const title = services.find(({ value }) => value.slug === other)?.value.title ?? "";
		// "Dermal Fillers" are "filler" in a sentence.
		const words = isOccasion(other) ? occasionWords[other] : new RegExp(`\\b${title.split(" ").at(-1)?.replace(/s$/, "")}`, "i");
		for (const { path, text } of getProse(listFields(service.value, getShape(schema))))
			for (const sentence of stripLinks(text).split(/(?<=[.?!])\s+/)) {
				const said = waiting.test(sentence) && words.test(sentence) ? findLengths(sentence) : [];
				if (said.length > 0 && !said.includes(days))
					yield problemAt(
						service,
						path,
						`It says ${formatValue(sentence)}. By content/waits.json, it's ${days} days after ${after} before ${before}. Correct one of the two.`,
					);
			}
	}
}
