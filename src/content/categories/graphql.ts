import { type ComputedFields, listNaming } from "../node-model";

export const computed: ComputedFields = {
	fields: { services: { type: "[Service!]!", resolve: listNaming("Service", "category") } },
};
