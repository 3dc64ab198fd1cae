import type { Field } from "@sveltia/cms";
import { getCollection, getNameField, isCollectionName } from "../content/collections";
import { findItem } from "./groups";

/** What all fields of a form have. */
export interface FieldBase {
	name: string;
	label: string;
	hint?: string;
	required: boolean;
}

/**
 * A field that offers the entries of another kind.
 * @throws Error if there's no such kind
 */
export const toRelation = (reference: string, base: FieldBase & { multiple?: boolean }): Field => {
	if (!isCollectionName(reference))
		throw new Error(`${base.name} names entries of “${reference}”, which isn't a collection.`);
	const collection = getCollection(reference);
	const { key = "slug", layout } = collection;
	const shown = getNameField(collection);
	const common = { ...base, widget: "relation" as const, dropdown_threshold: 0 };
	return layout === "folder"
		? { ...common, collection: reference, value_field: key, display_fields: [shown] }
		: {
				...common,
				collection: findItem(reference),
				file: reference,
				value_field: `entries.*.${key}`,
				display_fields: [`entries.*.${shown}`],
			};
};
