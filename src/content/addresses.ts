import { existsSync } from "node:fs";
import { join } from "node:path";
import { getContactCardPath, publicFiles } from "../lib/pages/addresses";
import { slugify } from "../lib/text/words";
import type { LoadedEntry } from "../schemas/problem";
import { type CollectionName, type Content, families, getFixedPath, pageDeclarations } from "./collections";
import type { PageFamily } from "./define-collection";

interface EntryPage {
	readonly name: CollectionName;
	readonly family: PageFamily<Content>;
	readonly entry: LoadedEntry<object>;
	readonly path: string;
}

export const listEntryPages = (content: Content): EntryPage[] =>
	families.flatMap(({ name, page: family }) =>
		content[name].map((entry: LoadedEntry<object>) => ({ name, family, entry, path: getEntryPath(family, entry.value) })),
	);

export const getEntryPath = ({ folder }: Pick<PageFamily, "folder">, entry: object): string => `${folder}/${"slug" in entry ? entry.slug : ""}`;

/** Folders of the built site that hold its own files and the forms' endpoints. */
const ownFolders = ["api", "contact-cards", "icons", "page-data", "social", "static"];

export const isOwn = (path: string): boolean => ownFolders.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));

export const findAddresses = (root: string, content: Content) => {
	const { site, team, redirects } = content;
	const pages: ReadonlySet<string> = new Set([...[...pageDeclarations.keys()].map(getFixedPath), ...listEntryPages(content).map(({ path }) => path)]);
	const cards = [...site.map(({ value }) => slugify(value.name)), ...team.map(({ value }) => value.slug)].map(getContactCardPath);
	const files = new Set<string>([...Object.values(publicFiles), ...cards]);
	const isInStatic = (path: string) => /\.[a-z0-9]+$/i.test(path) && !path.includes("..") && existsSync(join(root, "static", path));
	const isFile = (path: string) => files.has(path) || isInStatic(path);
	const has = (path: string) => pages.has(path) || isFile(path);
	return { pages, isFile, redirects: new Map(redirects.map(({ value }) => [value.from, value.to])), has };
};
