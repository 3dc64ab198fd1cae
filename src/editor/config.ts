import type { CmsConfig, CollectionFile, Collection as EditorCollection } from "@sveltia/cms";
import { type Collection, type CollectionName, collections } from "../content/collections";
import type { FieldSchema } from "./field-schema";
import { getSummary, toField } from "./fields";
import { pictureFolder } from "./form-values";
import { groups, type Item } from "./groups";
import { toLabel, toSingular } from "./labels";
import { getNameField } from "./references";
import { getEntrySchema, getFileSchema } from "./schema";

/** What the editor's page needs: Sveltia's configuration, and for each collection how its files are read and written. */
export interface EditorConfig {
	cms: CmsConfig;
	/** By the name of the format, which is the collection's. */
	schemas: Record<string, FieldSchema>;
}

const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collections, name);

const toFields = (name: string, schema: FieldSchema) =>
	Object.entries(schema.properties ?? {}).map(([field, each]) =>
		toField(each, { name: field, path: `${name}.${field}`, required: schema.required?.includes(field) ?? false }),
	);

/** A list at the root of its file is one field, whose own name is nowhere in the file. */
const toRootList = (name: CollectionName, label: string, schema: FieldSchema): CollectionFile["fields"] => [
	{
		name: "entries",
		label,
		label_singular: toSingular(label),
		widget: "list",
		root: true,
		collapsed: true,
		summary: getSummary(schema),
		fields: toFields(name, schema),
	},
];

const toFile = (name: CollectionName, label: string): CollectionFile => {
	const collection: Collection = collections[name];
	const schema = getEntrySchema(collection);
	return {
		name,
		label,
		file: `content/${collection.path}`,
		format: name,
		fields: collection.layout === "array" ? toRootList(name, label, schema) : toFields(name, schema),
	};
};

const toFolder = (name: CollectionName, { label, icon, singular = label, fixed }: Item): EditorCollection => {
	const collection: Collection = collections[name];
	const shown = getNameField(collection);
	return {
		name,
		label,
		label_singular: toLabel(singular),
		icon,
		folder: `content/${collection.path}`,
		format: name,
		extension: "json",
		identifier_field: shown,
		slug: { template: `{{fields.${collection.key}}}`, editable: false },
		summary: `{{${shown}}}`,
		sortable_fields: [shown],
		...(fixed ? { create: false, delete: false, duplicate: false } : {}),
		fields: toFields(name, getEntrySchema(collection)),
	};
};

const toCollection = (item: Item): EditorCollection => {
	const { name, label, icon, files } = item;
	if (isCollectionName(name)) return toFolder(name, item);
	return {
		name,
		label,
		icon,
		files: Object.entries(files ?? {}).flatMap(([file, fileLabel]) => (isCollectionName(file) ? [toFile(file, fileLabel)] : [])),
	};
};

/** The editor's configuration, made from the schemas. */
export const getEditorConfig = (folder: string): EditorConfig => ({
	cms: {
		load_config_file: false,
		app_title: "Elm Place: content editor",
		logo: { src: "/icon.svg", show_in_header: true },
		// The files are local, but Sveltia wants the name of a service and a repository. The page offers no way to sign in, and its policy lets no request out.
		backend: { name: "gitea", repo: `local/${folder}`, app_id: "none", auth_methods: ["token"] },
		media_folder: "/content/media",
		public_folder: pictureFolder,
		media_libraries: { default: { config: { max_file_size: 600_000, slugify_filename: true } }, stock_assets: { providers: [] } },
		editor: { preview: false },
		show_preview_links: false,
		collections: groups.flatMap((group, index) => [...(index > 0 ? [{ divider: true as const }] : []), ...group.map(toCollection)]),
	},
	schemas: Object.fromEntries(Object.entries(collections).map(([name, collection]) => [name, getFileSchema(collection)])),
});
