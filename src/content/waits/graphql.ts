import { describeWait } from "../../lib/services/describe-waits";
import type { Wait } from "../../lib/services/waits";
import { type ComputedFields, type Context, findAll } from "../node-model";

const sentenceOf = async (wait: Wait, _args: unknown, context: Context): Promise<string> => {
	const services = await findAll<{ readonly slug: string; readonly title: string }>(
		context,
		"Service",
	);
	return describeWait(wait, (slug) => services.find((service) => service.slug === slug)?.title);
};

export const computed: ComputedFields = {
	fields: {
		sentence: {
			type: "String!",
			description: "The wait and its reason, as every page says it.",
			resolve: sentenceOf,
		},
	},
};
