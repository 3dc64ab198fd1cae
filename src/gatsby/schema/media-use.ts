import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import sharp from "sharp";
import { getConsentState, type ShownPicture } from "../../lib/spa/consent";
import { dayIn } from "../../lib/time/clock";
import { type Entry, findDuplicates, findUses, typesWithPictures } from "../media-use";
import { type Context, findAll } from "./node-model";

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

const usedBy = async ({ file }: PictureNode, _args: unknown, context: Context) => {
	const content = await Promise.all(typesWithPictures.map(async (type) => [type, await findAll<Node & Entry>(context, type)] as const));
	return findUses(file, Object.fromEntries(content));
};

const duplicates = async ({ file }: PictureNode, _args: unknown, context: Context) =>
	findDuplicates(
		file,
		(await mediaFiles(context)).map(({ base, internal }) => ({ name: base, digest: internal.contentDigest })),
	);

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
				usedBy: { type: "[MediaUse!]!", resolve: usedBy },
				/** Other files with the same content. */
				duplicates: { type: "[String!]!", resolve: duplicates },
				/** One of lib/spa/consent.ts, on the day of the build. */
				consentState: { type: "String!", resolve: consentState },
				/** In pixels. gatsby-plugin-sharp's `original` would publish a copy of the file. */
				dimensions: { type: "Dimensions!", resolve: dimensions },
			},
		}),
	]);
};
