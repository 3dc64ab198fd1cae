import { getConsentState, type ShownPicture } from "../../lib/business/consent";
import { toLocalDate } from "../../lib/time/time-zone";
import { type ComputedFields, type Context, findAll, findBusiness } from "../node-model";

interface PictureNode extends ShownPicture {
	readonly file: string;
}
interface FileNode {
	readonly internal: { readonly contentDigest: string };
	readonly base: string;
	readonly relativeDirectory: string;
	readonly absolutePath: string;
}
export const findMediaFiles = async (context: Context): Promise<FileNode[]> =>
	(await findAll<FileNode>(context, "File")).filter(
		({ relativeDirectory }) => relativeDirectory === "media",
	);

const duplicates = async (
	{ file }: PictureNode,
	_args: unknown,
	context: Context,
): Promise<string[]> => {
	const files = await findMediaFiles(context);
	const digest = files.find(({ base }) => base === file)?.internal.contentDigest;
	return files
		.filter(({ base, internal }) => internal.contentDigest === digest && base !== file)
		.map(({ base }) => base);
};

export const computed: ComputedFields = {
	fields: {
		image: { type: "File!", extensions: { fileByRelativePath: { from: "file" } } },
		duplicates: { type: "[String!]!", resolve: duplicates },
		// GraphQL has nothing else of a consent, so its reference can't get into a page.
		consentState: {
			type: "String!",
			resolve: async (picture: PictureNode, _args, context) =>
				getConsentState(picture, toLocalDate((await findBusiness(context)).timeZone, new Date())),
		},
	},
};
