import { findPictures } from "./pictures";

/** A place where a picture is shown. */
export interface MediaUse {
	title: string;
	path: string;
	/** Which of the entry's pictures it is, in an editor's words. */
	field: string;
}

/** The fields of an entry that say where it's shown. */
export type Entry = Readonly<Partial<Record<"title" | "slug" | "label" | "path" | "heading" | "name" | "href" | "dialogName", string>>>;

/** Where each content type that has pictures shows them. */
const places: Readonly<Record<string, (entry: Entry) => { title?: string; path?: string }>> = {
	Page: ({ label, path }) => ({ title: label, path }),
	Service: ({ title, slug }) => ({ title, path: `/services/${slug}` }),
	Category: ({ title, href }) => ({ title, path: href }),
	TeamMember: ({ name, slug }) => ({ title: name, path: `/team/${slug}` }),
	Resource: ({ title, slug }) => ({ title, path: `/resources/${slug}` }),
	LandingPage: ({ heading, slug }) => ({ title: heading, path: `/${slug}` }),
	Special: ({ title, slug }) => ({ title, path: `/specials#${slug}` }),
	Product: ({ name }) => ({ title: name, path: "/shop" }),
	Campaign: ({ dialogName }) => ({ title: `${dialogName} dialog`, path: "/" }),
};

/** The content types that have pictures. */
export const typesWithPictures: readonly string[] = Object.keys(places);

/** Every place where a picture is shown. `content` has the entries by their type. */
export const findUses = (file: string, content: Readonly<Record<string, readonly Entry[]>>): MediaUse[] =>
	Object.entries(places).flatMap(([type, getPlace]) =>
		(content[type] ?? []).flatMap((entry) => {
			const { title = "", path = "" } = getPlace(entry);
			return findPictures(entry).flatMap((picture) => (picture.file === file ? [{ title, path, field: picture.label }] : []));
		}),
	);

interface FileDigest {
	readonly name: string;
	readonly digest: string;
}

/** The names of other files with the same content. */
export const findDuplicates = (file: string, files: readonly FileDigest[]): string[] => {
	const digest = files.find(({ name }) => name === file)?.digest;
	return digest === undefined ? [] : files.filter((each) => each.digest === digest && each.name !== file).map(({ name }) => name);
};
