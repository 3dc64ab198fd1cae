import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import sharp from "sharp";
import { getConsentState, type ShownPicture } from "../../lib/spa/consent";
import { byCodes } from "../../lib/text/words";
import { dayIn } from "../../lib/time/clock";
import { type Context, findAll } from "./node-model";

/** A place where a picture is shown. `field` says which of the entry's pictures it is, in an editor's words. */
interface MediaUse {
	readonly title: string;
	readonly path: string;
	readonly field: string;
}

/** The fields of an entry that say where it's shown, and those that name pictures. */
type Entry = Readonly<Partial<Record<"title" | "slug" | "label" | "path" | "heading" | "name" | "href" | "dialogName" | "image", string>>> & {
	readonly galleryImages?: readonly string[];
	readonly blocks?: readonly { readonly key: string; readonly image?: string }[];
};

/** Where each content type that has pictures shows them. */
const places: Readonly<Record<string, (entry: Entry) => { title?: string; path?: string }>> = {
	Page: ({ label, path }) => ({ title: label, path }),
	Service: ({ title, slug }) => ({ title, path: `/services/${slug}` }),
	Category: ({ title, href }) => ({ title, path: href }),
	TeamMember: ({ name, slug }) => ({ title: name, path: `/team/${slug}` }),
	Resource: ({ title, slug }) => ({ title, path: `/resources/${slug}` }),
	ConcernGuide: ({ title, slug }) => ({ title, path: `/concerns/${slug}` }),
	LandingPage: ({ heading, slug }) => ({ title: heading, path: `/${slug}` }),
	Special: ({ title, slug }) => ({ title, path: `/specials#${slug}` }),
	Product: ({ name }) => ({ title: name, path: "/shop" }),
	Campaign: ({ dialogName }) => ({ title: `${dialogName} dialog`, path: "/" }),
};

/** What an entry calls its uses of a picture. */
const findFields = (file: string, { image, galleryImages = [], blocks = [] }: Entry): string[] => [
	...(image === file ? ["Picture"] : []),
	...galleryImages.filter((each) => each === file).map(() => "Gallery"),
	...blocks.filter((block) => block.image === file).map(({ key }) => `Section “${key}”`),
];

/** Every place where a picture is shown. `content` has the entries by their type. */
export const findUses = (file: string, content: Readonly<Record<string, readonly Entry[]>>): MediaUse[] =>
	Object.entries(places).flatMap(([type, getPlace]) =>
		(content[type] ?? [])
			.flatMap((entry) => {
				const { title = "", path = "" } = getPlace(entry);
				return findFields(file, entry).map((field) => ({ title, path, field }));
			})
			.sort((one, other) => byCodes(one.path, other.path)),
	);

export const findDuplicates = (file: string, files: readonly { readonly name: string; readonly digest: string }[]): string[] => {
	const digest = files.find(({ name }) => name === file)?.digest;
	return digest === undefined ? [] : files.filter((each) => each.digest === digest && each.name !== file).map(({ name }) => name);
};

interface PictureNode extends Node, ShownPicture {
	readonly file: string;
}
interface FileNode extends Node {
	readonly base: string;
	readonly relativeDirectory: string;
	readonly absolutePath: string;
}
const mediaFiles = async (context: Context): Promise<FileNode[]> =>
	(await findAll<FileNode>(context, "File")).filter(({ relativeDirectory }) => relativeDirectory === "media");

const usedBy = async ({ file }: PictureNode, _args: unknown, context: Context): Promise<MediaUse[]> => {
	const content = await Promise.all(Object.keys(places).map(async (type) => [type, await findAll<Node & Entry>(context, type)] as const));
	return findUses(file, Object.fromEntries(content));
};

const duplicates = async ({ file }: PictureNode, _args: unknown, context: Context): Promise<string[]> => {
	const files = (await mediaFiles(context)).map(({ base, internal }) => ({ name: base, digest: internal.contentDigest }));
	return findDuplicates(file, files);
};

const dimensions = async ({ file }: PictureNode, _args: unknown, context: Context) => {
	const node = (await mediaFiles(context)).find(({ base }) => base === file);
	if (!node) throw new Error(`content/media/${file} was not found. Expected the file of the catalog's entry. Restore it, or remove the entry.`);
	const { width, height } = await sharp(node.absolutePath).metadata();
	return { width, height };
};

/** Nothing else of a consent is in the schema, so its reference can't get into a page. */
const consentState = async (picture: PictureNode, _args: unknown, context: Context) => {
	const [business] = await findAll<Node & { timeZone: string }>(context, "Business");
	return getConsentState(picture, dayIn(business?.timeZone ?? "UTC", new Date()));
};

/** What /admin/media shows of a picture in addition to the catalog: computed from the content and the files. */
export const createMediaUseTypes = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
	actions.createTypes([
		`
		"A place where a picture is shown."
		type MediaUse @dontInfer { title: String!, path: String!, field: String! }
		type Dimensions @dontInfer { width: Int!, height: Int! }
		`,
		schema.buildObjectType({
			name: "Picture",
			interfaces: ["Node"],
			extensions: { infer: false },
			fields: {
				image: { type: "File!", extensions: { fileByRelativePath: { from: "file" } } },
				usedBy: { type: "[MediaUse!]!", resolve: usedBy },
				duplicates: { type: "[String!]!", resolve: duplicates },
				consentState: { type: "String!", resolve: consentState },
				/** In pixels. gatsby-plugin-sharp's `original` would publish a copy of the file. */
				dimensions: { type: "Dimensions!", resolve: dimensions },
			},
		}),
	]);
};
