import type { Field } from "@sveltia/cms";
import { type Collection, collections, isCollectionName } from "../content/collections";
import { findGroup } from "./groups";

/** What every field of a form has. */
export interface Base {
	name: string;
	label: string;
	hint?: string;
	required: boolean;
}

/** The field that people know an entry by: its title, its name or another text at its beginning, or else its key. */
export const getNameField = ({ schema, key = "" }: Pick<Collection, "schema" | "key">): string =>
	["title", "name", "label", "city", "question"].find((field) => Object.hasOwn(schema.shape, field)) ?? key;

/**
 * A field that offers the entries of a collection by name.
 * @throws if there's no such collection
 */
export const toReference = (reference: string, base: Base & { multiple?: boolean }): Field => {
	if (!isCollectionName(reference)) throw new Error(`${base.name} names entries of “${reference}”, which isn't a collection.`);
	const collection: Collection = collections[reference];
	const { key = "slug", layout } = collection;
	const shown = getNameField(collection);
	const common = { ...base, widget: "relation" as const, dropdown_threshold: 0 };
	return layout === "folder"
		? { ...common, collection: reference, value_field: key, display_fields: [shown] }
		: { ...common, collection: findGroup(reference), file: reference, value_field: `entries.*.${key}`, display_fields: [`entries.*.${shown}`] };
};
