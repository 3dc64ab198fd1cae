import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slugify } from "../../lib/content/slugify";
import { dayIn } from "../../lib/time/clock";
import { type Collection, collections } from "../collections";
import { formatContent } from "../format";
import { loadContent } from "../load";
import type { Problem } from "../problem";
import { formatBlock } from "../report";
import { getAtPath } from "../walk";
import { draftCampaign } from "./drafts/campaign";
import { draftCareer } from "./drafts/career";
import { draftPerson } from "./drafts/person";
import { draftProduct } from "./drafts/product";
import { draftResource } from "./drafts/resource";
import { draftReview } from "./drafts/review";
import { draftService } from "./drafts/service";
import { draftSpecial } from "./drafts/special";
import { getKind, type KindName, parseTitle, Refusal } from "./kinds";
import type { Change, Options, Source } from "./source";
import { type FileText, tryFiles, writeFiles } from "./write";

const drafts: Readonly<Record<KindName, (source: Source) => { entry: object; changes?: readonly Change[]; next: readonly string[] }>> = {
	service: draftService,
	person: draftPerson,
	review: draftReview,
	special: draftSpecial,
	resource: draftResource,
	career: draftCareer,
	product: draftProduct,
	campaign: draftCampaign,
};

/** What was written, as file and reason, and what its maintainer does next. */
export interface Created {
	readonly written: readonly { readonly file: string; readonly what: string }[];
	readonly next: readonly string[];
}

/** @throws Refusal if the slug, the file or the address is taken */
const checkFree = (kind: KindName, { root, raw, slug }: Source): void => {
	const { collection: name, pages } = getKind(kind);
	const { layout, path, key = "" }: Collection = collections[name];
	const file = layout === "folder" ? `content/${path}/${slug}.json` : `content/${path}`;
	const taken = layout === "folder" ? existsSync(join(root, file)) : key === "slug" && raw[name].some((entry) => getAtPath(entry, [key]) === slug);
	if (taken) throw new Refusal(`The slug “${slug}” is taken: it’s in ${file}. Edit that entry, or choose another title.`);
	const address = `${pages}/${slug}`;
	const redirect = pages === undefined ? undefined : raw.redirects.find((entry) => getAtPath(entry, ["from"]) === address);
	if (redirect !== undefined) {
		throw new Refusal(
			`The address ${address} is taken: content/redirects.json leads it to ${String(getAtPath(redirect, ["to"]))}. Remove that redirect, or choose another title.`,
		);
	}
};

const readSource = (root: string, kind: KindName, text: string, options: Options): Source => {
	if (kind !== "service" && (options.category ?? options.like) !== undefined) throw new Refusal("--category and --like are for services. Leave them out.");
	const title = parseTitle(kind, text);
	const slug = slugify(title);
	if (slug === "") {
		throw new Refusal(`“${title}” has no letter from A to Z and no digit, and the slug is made from them. Write a title such as “${getKind(kind).example}”.`);
	}
	const { content, raw } = loadContent(root);
	const today = options.today ?? dayIn(content.site[0]?.value.timeZone ?? "America/Chicago", new Date());
	return { root, title, slug, today, content, raw, category: options.category, like: options.like };
};

/** The file of a new entry: one of its own, or the list that it's added to. @throws Refusal if the list can't be read */
const toChange = (kind: KindName, { root, slug, title }: Source, entry: object): Change => {
	const { collection } = getKind(kind);
	const { layout, path } = collections[collection];
	if (layout === "folder") return { collection, file: `content/${path}/${slug}.json`, value: entry, what: `the ${kind} “${title}”` };
	const file = `content/${path}`;
	const list = readList(join(root, file));
	if (!list) throw new Refusal(`${file} can’t be read as a list, so nothing can be added to it. npm run check:content says what’s wrong.`);
	return { collection, file, value: [...list, entry], what: `the ${kind} “${title}”, the last entry` };
};

const readList = (file: string): unknown[] | undefined => {
	try {
		const list: unknown = JSON.parse(readFileSync(file, "utf8"));
		return Array.isArray(list) ? list : undefined;
	} catch {
		return undefined;
	}
};

/** A word of the title is wrong in every text that has it, so each problem is named once. @throws Refusal if there are any */
const refuseProblems = (kind: KindName, { title }: Source, problems: readonly Problem[]): void => {
	const known = new Map(problems.toReversed().map((problem) => [`${problem.found} ${problem.expected}`, problem]));
	const different = [...known.values()].reverse();
	if (different.length === 0) return;
	const remedy = kind === "service" ? "Choose another title, or name a service that it resembles: --like and its slug." : "Choose another title.";
	throw new Refusal([`Nothing was written, because the ${kind} “${title}” would have problems. ${remedy}`, ...different.map(formatBlock)].join("\n\n"));
};

/**
 * Writes a draft that passes every check, marked as a sample, with what it needs in other files.
 * @param root the project's root folder
 * @throws Refusal if something like it exists, or if the result would have problems; then nothing has been written
 */
export const createEntry = async (root: string, kind: KindName, text: string, options: Options = {}): Promise<Created> => {
	const source = readSource(root, kind, text, options);
	checkFree(kind, source);
	const { entry, changes = [], next } = drafts[kind](source);
	const all = [toChange(kind, source, entry), ...changes];
	const files: FileText[] = all.map(({ collection, file, value }) => ({ file, text: formatContent(value, collections[collection]) }));
	refuseProblems(kind, source, await tryFiles(root, files));
	writeFiles(root, files);
	return { written: all.map(({ file, what }) => ({ file, what })), next };
};
