import { type ComputedFields, findAll, type Resolver, type Slugged } from "../shared/node-model";

const resolveGuidePath: Resolver<Slugged> = async ({ slug }, _args, context) => {
	const guides = await findAll<Slugged & { concerns: string[] }>(context, "ConcernGuide");
	const guide = guides.find(({ concerns }) => concerns[0] === slug);
	return guide && `/concerns/${guide.slug}`;
};

const resolvePlace: Resolver<Slugged> = async ({ slug }, _args, context) => {
	const [finder] = await findAll<{ map: { concern: string }[] }>(context, "Finder");
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
