import type { Field } from "@sveltia/cms";
import { type Collection, type CollectionName, collections } from "../content/collections";
import { findGroup } from "./groups";

interface Base {
	name: string;
	label: string;
	hint?: string;
	required: boolean;
	multiple?: boolean;
	min?: number;
	max?: number;
}

/** The field of an entry that people know it by. */
export const nameFields = {
	services: "title",
	categories: "title",
	team: "name",
} as const;

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

/** Which field of an entry names it: its title, name, label, or else its key. */
export const getNameField = ({ schema, key = "" }: Collection): string =>
	["title", "name", "heading", "city", "label", "question", "dialogName"].find((field) => Object.hasOwn(schema.shape, field)) ?? key;

/** A field that offers what there is to choose from: pictures, or the entries of a collection by name. */
export const toReference = (reference: string, base: Base): Field => {
	if (reference === "media") return { ...base, widget: "image", choose_url: false, accept: "image/jpeg,image/png" };
	if (!isCollection(reference)) throw new Error(`${base.name}: no collection ${reference}`);
	const collection: Collection = collections[reference];
	const { key = "slug", layout } = collection;
	const shown = getNameField(collection);
	const common = { ...base, widget: "relation" as const, dropdown_threshold: 0 };
	return layout === "folder"
		? { ...common, collection: reference, value_field: key, display_fields: [shown] }
		: { ...common, collection: findGroup(reference), file: reference, value_field: `entries.*.${key}`, display_fields: [`entries.*.${shown}`] };
};
