import { warningLevels } from "../../lib/services/aftercare";
import { isOccasion, type Occasion } from "../../lib/services/waits";
import { stripLinks } from "../../lib/text/markup";
import { isReasonToCall } from "../../lib/text/words";
import { getProse, listFields } from "../../schemas/fields";
import { formatValue, type LoadedEntry, type Problem, problemAt } from "../../schemas/problem";
import { listNames, suggestOr } from "../../schemas/suggest";
import { type CollectionEntry, type Content, collections, getShape } from "../collections";
import { findLengths } from "./figures";

type Service = LoadedEntry<CollectionEntry<"services">>;

/** The days of a treatment's own page are those of its aftercare. */
function* checkAftercare({ aftercare, services }: Content): Iterable<Problem> {
	for (const service of services) {
		const { course, postCare, slug } = service.value;
		const entry = aftercare.find(({ value }) => value.slug === slug);
		if (!entry) {
			yield problemAt(service, "slug", `There's no content/aftercare/${slug}.json. Add it: every treatment has an aftercare page.`);
			continue;
		}
		const { items, warnings } = entry.value;
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
		for (const level of warningLevels)
			if (!warnings.some((warning) => warning.level === level)) yield problemAt(entry, "warnings", `No sign has the level "${level}". Add one for each level.`);
	}
}

/** An injection settles for two weeks: bruises, swelling, and a correction if it's needed. */
const settlingDays = 14;

/** Nobody plans for an event by downtime alone: a change has to show, and an injection to settle. */
function* checkEventLeads(service: Service): Iterable<Problem> {
	const { course, procedure } = service.value;
	const { downtimeDays, eventLeadDays: lead, onsetDays } = course;
	if (!lead) return;
	const least = Math.max(downtimeDays.max, procedure === "injection" && downtimeDays.max > 0 ? settlingDays : 0);
	if (lead.min < least)
		yield problemAt(service, "course.eventLeadDays.min", `Marks and settling take ${least} days. An event can't be sooner: enter ${least} or more.`);
	if (lead.max < onsetDays.min)
		yield problemAt(service, "course.eventLeadDays.max", `A change shows after ${onsetDays.min} days at the earliest. Enter at least that many.`);
}

/** Both ends are known, and each way between two things is there once. */
function* checkWaits({ services, waits }: Content): Iterable<Problem> {
	const slugs = services.map(({ value }) => value.slug);
	const seen = new Set<string>();
	for (const entry of waits) {
		const { after, before } = entry.value;
		for (const [path, slug] of [["after", after] as const, ["before", before] as const])
			if (!isOccasion(slug) && !slugs.includes(slug))
				yield problemAt(entry, path, `content/services has no ${formatValue(slug)}. ${suggestOr(slug, slugs, `There are ${listNames(slugs, 12)}.`)}`);
		const way = `${after} ${before}`;
		if (seen.has(way)) yield problemAt(entry, "before", `The wait after ${after} before ${before} is there already. Remove one of the two.`);
		seen.add(way);
	}
}

/** How texts name what isn't a service. */
const occasionWords: Readonly<Record<Occasion, RegExp>> = {
	tan: /\b(?:tan|tanned|tanning|self-tanner)\b/i,
	waxing: /\b(?:wax|waxed|waxing|threaded|threading)\b/i,
	isotretinoin: /\bisotretinoin\b/i,
	"dental-work": /\bdental\b/i,
	vaccination: /\bvaccin/i,
};

/** What tells a waiting time from other figures of a sentence. */
const waiting = /\b(?:wait|waits|within|past|ahead|between|since|either side)\b/i;

/** A sentence of a treatment's page that gives a waiting time gives the one of content/waits.json. */
function* checkWrittenWaits(service: Service, { services, waits }: Content): Iterable<Problem> {
	const { slug } = service.value;
	const sentences = getProse(listFields(service.value, getShape(collections.services))).flatMap(({ path, text }) =>
		stripLinks(text)
			.split(/(?<=[.?!])\s+/)
			.map((sentence) => ({ path, sentence })),
	);
	for (const { value: wait } of waits.filter(({ value: { after, before, days } }) => days > 0 && [after, before].includes(slug))) {
		const other = wait.after === slug ? wait.before : wait.after;
		const title = services.find(({ value }) => value.slug === other)?.value.title ?? "";
		// "Dermal Fillers" are "filler" in a sentence.
		const words = isOccasion(other) ? occasionWords[other] : new RegExp(`\\b${title.split(" ").at(-1)?.replace(/s$/, "")}`, "i");
		for (const { path, sentence } of sentences.filter(({ sentence: each }) => waiting.test(each) && words.test(each))) {
			const days = findLengths(sentence);
			if (days.length > 0 && !days.includes(wait.days))
				yield problemAt(
					service,
					path,
					`It says ${formatValue(sentence)}. By content/waits.json, it's ${wait.days} days after ${wait.after} before ${wait.before}. Correct one of the two.`,
				);
		}
	}
}

/** The finder leaves out what has to wait, and says of what has no waiting time what it depends on. */
function* checkExclusions(service: Service, { exclusions, waits }: Content): Iterable<Problem> {
	for (const { slug } of exclusions.map(({ value }) => value).filter((each) => isOccasion(each.slug))) {
		const wait = waits.find(({ value }) => value.after === slug && value.before === service.value.slug && value.days > 0)?.value;
		const listed = service.value.exclusions.find(({ exclusion }) => exclusion === slug);
		const said = findLengths(listed?.note ?? "");
		if (wait && (!listed || (said.length > 0 && !said.includes(wait.days))))
			yield problemAt(service, "exclusions", `By content/waits.json, it has to wait ${wait.days} days after ${slug}. List "${slug}", with no other figure.`);
		if (listed && !wait && !listed.note)
			yield problemAt(service, "exclusions", `content/waits.json has no wait after ${slug} before it. Add one, or a note to "${slug}", or remove "${slug}".`);
	}
}

/** A source has one publisher, wherever it's named. */
function* checkSources({ concernGuides, resources, services }: Content): Iterable<Problem> {
	const publishers = new Map<string, string>();
	for (const entry of [...services, ...resources, ...concernGuides])
		for (const [index, { href, publisher }] of entry.value.sources.entries()) {
			const known = publishers.get(href) ?? publisher;
			publishers.set(href, known);
			if (known !== publisher) yield problemAt(entry, `sources[${index}].publisher`, `Elsewhere, ${href} is by ${formatValue(known)}. Correct one of the two.`);
		}
}

/** A guide compares treatments of its own concern. */
function* checkGuides({ concernGuides, services }: Content): Iterable<Problem> {
	for (const entry of concernGuides)
		for (const [index, slug] of entry.value.services.entries()) {
			const treats = services.find(({ value }) => value.slug === slug)?.value.concerns ?? entry.value.concerns;
			if (!treats.some((concern) => entry.value.concerns.includes(concern)))
				yield problemAt(
					entry,
					`services[${index}]`,
					`${slug} isn't for ${entry.value.concerns.join(" or ")}. Choose another, or add the concern to the service.`,
				);
		}
}

/** What's said of the days after a treatment, of waiting times, of events and of concerns agrees with the treatments' pages. */
export function* checkCare(content: Content): Iterable<Problem> {
	yield* checkAftercare(content);
	for (const service of content.services) {
		yield* checkEventLeads(service);
		yield* checkWrittenWaits(service, content);
		yield* checkExclusions(service, content);
	}
	yield* checkWaits(content);
	yield* checkSources(content);
	yield* checkGuides(content);
}
