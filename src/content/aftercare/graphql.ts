import { required } from "../../lib/required";
import { getAftercareTitle } from "../../lib/services/aftercare";
import { type ComputedFields, type Context, findAll } from "../node-model";

interface Slugged {
	readonly slug: string;
}

const serviceOf = async ({ slug }: Slugged, context: Context) => {
	const services = await findAll<Slugged & { readonly title: string; readonly image: string }>(
		context,
		"Service",
	);
	return required(
		services.find((service) => service.slug === slug),
		`content/services/${slug}.json`,
	);
};
const imageOf = async (source: Slugged, _args: unknown, context: Context) => {
	const { image } = await serviceOf(source, context);
	return (await findAll<{ readonly file: string }>(context, "Picture")).find(
		({ file }) => file === image,
	);
};

export const computed: ComputedFields = {
	fields: {
		title: {
			type: "String!",
			resolve: async (source: Slugged, _args, context) =>
				getAftercareTitle((await serviceOf(source, context)).title),
		},
		service: { type: "Service!", extensions: { link: { by: "slug", from: "slug" } } },
		image: { type: "Picture!", description: "The service's.", resolve: imageOf },
	},
};
