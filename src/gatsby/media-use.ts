/** A place where a picture is shown. */
export interface MediaUse {
	title: string;
	path: string;
	/** Which of the entry's pictures it is, in an editor's words. */
	field: string;
}

/** An entry of the content as it stands in its JSON. */
export type Entry = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null;

/** The pictures an entry names, each with what it is there. */
const findPictures = (entry: Entry): { file: string; field: string }[] => [
	...(entry.image ? [{ file: text(entry.image), field: "Picture" }] : []),
	...list(entry.galleryImages).map((file) => ({ file: text(file), field: "Gallery" })),
	...list(entry.blocks)
		.filter(isEntry)
		.filter(({ image }) => image)
		.map(({ image, key }) => ({ file: text(image), field: `Section “${text(key)}”` })),
];

/** Where each content type that names pictures shows them. */
const places: Readonly<Record<string, (entry: Entry) => { title: string; path: string }>> = {
	Page: ({ label, path }) => ({ title: text(label), path: text(path) }),
	Service: ({ title, slug }) => ({ title: text(title), path: `/services/${text(slug)}` }),
	Category: ({ title, href }) => ({ title: text(title), path: text(href) }),
	TeamMember: ({ name, slug }) => ({ title: text(name), path: `/team/${text(slug)}` }),
	Resource: ({ title, slug }) => ({ title: text(title), path: `/resources/${text(slug)}` }),
	LandingPage: ({ heading, slug }) => ({ title: text(heading), path: `/${text(slug)}` }),
	Special: ({ title, slug }) => ({ title: text(title), path: `/specials#${text(slug)}` }),
	Product: ({ name }) => ({ title: text(name), path: "/shop" }),
	Campaign: ({ dialogName }) => ({ title: `${text(dialogName)} dialog`, path: "/" }),
};

/** The content types that may name a picture. */
export const typesWithPictures: readonly string[] = Object.keys(places);

/** Every place where one picture is shown. `content` holds the entries by their type. */
export const findUses = (file: string, content: Readonly<Record<string, readonly Entry[]>>): MediaUse[] =>
	Object.entries(places).flatMap(([type, describe]) =>
		(content[type] ?? []).flatMap((entry) =>
			findPictures(entry)
				.filter((picture) => picture.file === file)
				.map(({ field }) => ({ ...describe(entry), field })),
		),
	);

/** A file of the disk, with what its bytes add up to. */
export interface Digested {
	readonly name: string;
	readonly digest: string;
}

/** The names of other files that hold the same bytes. */
export const findDuplicates = (file: string, files: readonly Digested[]): string[] => {
	const digest = files.find(({ name }) => name === file)?.digest;
	return digest === undefined ? [] : files.filter((each) => each.digest === digest && each.name !== file).map(({ name }) => name);
};
