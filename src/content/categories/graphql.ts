import { type ComputedFields, listNaming } from "../shared/node-model";

export const computed: ComputedFields = {
	fields: { services: { type: "[Service!]!", resolve: listNaming("Service", "category") } },
};
