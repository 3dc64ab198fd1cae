import { describeWait } from "../../lib/services/describe-waits";
import type { Wait } from "../../lib/services/waits";
import { type ComputedFields, findAll } from "../node-model";

export const computed: ComputedFields = {
	fields: {
		sentence: {
			type: "String!",
			description: "The wait and its reason, as every page says it.",
			resolve: async (wait: Wait, _args, context) => {
				const services = await findAll<{ readonly slug: string; readonly title: string }>(
					context,
					"Service",
				);
				return describeWait(wait, (slug) => services.find((each) => each.slug === slug)?.title);
			},
		},
	},
};
