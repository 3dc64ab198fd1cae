import type { CreateSchemaCustomizationArgs } from "gatsby";
import sharp from "sharp";
import { getEntryPath } from "../../content/addresses";
import { type AnyCollection, collectionList } from "../../content/collections";
import { findMediaFiles } from "../../content/media/graphql";
import { type Context, findAll } from "../../content/node-model";
import { required } from "../../lib/required";
import { byCodes } from "../../lib/text/words";
import { getAtPath } from "../../schemas/problem";

/** `field` says in an editor's words which of the entry's pictures it is. */
interface MediaUse {
	readonly title: string;
	readonly path: string;
	readonly field: string;
}

interface Entry {
	readonly image?: string;
	readonly galleryImages?: readonly string[];
	readonly blocks?: readonly { readonly key: string; readonly image?: string }[];
}

const findFields = (file: string, { image, galleryImages = [], blocks = [] }: Entry): string[] => [
	...(image === file ? ["Picture"] : []),
	...galleryImages.filter((each) => each === file).map(() => "Gallery"),
	...blocks.filter((block) => block.image === file).map(({ key }) => `Section “${key}”`),
];

const getPlace = (
	{ page, shownAt }: AnyCollection,
	entry: object,
): Omit<MediaUse, "field"> | undefined =>
	page
		? { title: String(getAtPath(entry, [page.title])), path: getEntryPath(page, entry) }
		: shownAt?.(entry);

const shown = collectionList
	.map(([, collection]) => collection)
	.filter(({ page, shownAt }) => page ?? shownAt);

/** @param content entries by their type */
const findUses = (file: string, content: Readonly<Record<string, readonly Entry[]>>): MediaUse[] =>
	shown.flatMap((collection) =>
		(content[collection.type] ?? [])
			.flatMap((entry) =>
				findFields(file, entry).map((field) => ({
					title: "",
					path: "",
					...getPlace(collection, entry),
					field,
				})),
			)
			.sort((one, other) => byCodes(one.path, other.path)),
	);

const usedBy = async (
	{ file }: { readonly file: string },
	_args: unknown,
	context: Context,
): Promise<MediaUse[]> => {
	const content = await Promise.all(
		shown.map(async ({ type }) => [type, await findAll<Entry>(context, type)] as const),
	);
	return findUses(file, Object.fromEntries(content));
};

const dimensions = async (
	{ file }: { readonly file: string },
	_args: unknown,
	context: Context,
) => {
	const node = (await findMediaFiles(context)).find(({ base }) => base === file);
	const { absolutePath } = required(node, `content/media/${file}`);
	const { width, height } = await sharp(absolutePath).metadata();
	return { width, height };
};

/** For /admin/media. gatsby-plugin-sharp's `original` would publish a copy of each picture. */
export const createMediaUse = ({ actions, schema }: CreateSchemaCustomizationArgs): void => {
	actions.createTypes([
		`
		"A place where a picture is shown."
		type MediaUse @dontInfer { title: String!, path: String!, field: String! }
		type Dimensions @dontInfer { width: Int!, height: Int! }
		`,
		schema.buildObjectType({
			name: "Picture",
			interfaces: ["Node"],
			fields: {
				usedBy: { type: "[MediaUse!]!", resolve: usedBy },
				dimensions: { type: "Dimensions!", resolve: dimensions },
			},
		}),
	]);
};
