import { existsSync } from "node:fs";
import { join } from "node:path";
import { getContactCardPath, publicFiles } from "../../lib/pages/addresses";
import { slugify } from "../../lib/text/words";
import type { LoadedEntry } from "../../problems";
import { type Content, getPagePath, pageCollections, pageDeclarations } from "../collections";
import type { EntryPages } from "../define-collection";

export const listEntryPages = (content: Content) =>
	pageCollections.flatMap(({ name, page }) =>
		content[name].map((entry: LoadedEntry<object>) => ({
			name,
			page,
			entry,
			path: getEntryPath(page, entry.value),
		})),
	);

export const getEntryPath = ({ folder }: Pick<EntryPages, "folder">, entry: object) =>
	`${folder}/${"slug" in entry ? entry.slug : ""}`;

/** Whether an address is in a folder of the site's own files, or of the forms' endpoints. */
export const isOwn = (path: string) =>
	/^\/(?:api|contact-cards|icons|page-data|social|static)(?:\/|$)/.test(path);

export const findAddresses = (root: string, content: Content) => {
	const { site, team, redirects } = content;
	const pages: ReadonlySet<string> = new Set([
		...[...pageDeclarations.keys()].map(getPagePath),
		...listEntryPages(content).map(({ path }) => path),
	]);
	const cards = [
		...site.map(({ value }) => slugify(value.name)),
		...team.map(({ value }) => value.slug),
	].map(getContactCardPath);
	const files = new Set<string>([...Object.values(publicFiles), ...cards]);
	const isFile = (path: string) =>
		files.has(path) || (/\.[a-z0-9]+$/i.test(path) && existsSync(join(root, "static", path)));
	const has = (path: string) => pages.has(path) || isFile(path);
	return {
		pages,
		isFile,
		redirects: new Map(redirects.map(({ value }) => [value.from, value.to])),
		has,
	};
};
