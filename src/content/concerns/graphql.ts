import { type ComputedFields, type Context, findAll } from "../shared/node-model";

interface Slugged {
	readonly slug: string;
}

const resolveGuidePath = async (
	{ slug }: Slugged,
	_args: unknown,
	context: Context,
): Promise<string | undefined> => {
	const guides = await findAll<Slugged & { readonly concerns: readonly string[] }>(
		context,
		"ConcernGuide",
	);
	const guide = guides.find(({ concerns }) => concerns[0] === slug);
	return guide && `/concerns/${guide.slug}`;
};

const resolvePlace = async (
	{ slug }: Slugged,
	_args: unknown,
	context: Context,
): Promise<object | undefined> => {
	const [finder] = await findAll<{ readonly map: readonly { readonly concern: string }[] }>(
		context,
		"Finder",
	);
	return finder?.map.find(({ concern }) => concern === slug);
};

export const computed: ComputedFields = {
	fields: {
		guidePath: {
			type: "String",
			description: "The guide that's mainly about it, if there's one.",
			resolve: resolveGuidePath,
		},
		place: {
			type: "FinderMap",
			description: "Its place on the finder's drawings.",
			resolve: resolvePlace,
		},
	},
};
