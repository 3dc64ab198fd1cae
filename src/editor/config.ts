import type { CmsConfig, CollectionFile, Collection as EditorCollection } from "@sveltia/cms";
import {
	type CollectionName,
	collectionList,
	getCollection,
	getFileShape,
	getNameField,
	isCollectionName,
} from "../content/collections";
import type { JsonSchema } from "../schemas/shape";
import { pictureFolder } from "./form-values";
import { type EditorItem, listItems } from "./groups";
import { toLabel } from "./labels";
import { toFileFields } from "./widgets";

export interface EditorConfig {
	cms: CmsConfig;
	/** `path` is a file, or a folder whose files are called by their field `key`. */
	formats: Record<string, { schema: JsonSchema; path: string; key: string | undefined }>;
}

const toFolder = (name: CollectionName): EditorCollection => {
	const collection = getCollection(name);
	const { label, icon, singular, fixed } = collection.editor;
	const shown = getNameField(collection);
	return {
		name,
		label,
		label_singular: toLabel(singular ?? label),
		icon,
		folder: `content/${collection.path}`,
		format: name,
		extension: "json",
		identifier_field: shown,
		// A file's name can't be edited, because other files use it.
		slug: { template: `{{fields.${collection.key}}}`, editable: false },
		summary: `{{${shown}}}`,
		sortable_fields: [shown],
		...(fixed ? { create: false, delete: false, duplicate: false } : {}),
		fields: toFileFields(getFileShape(collection), { name, label }),
	};
};

const toFile = (name: CollectionName): CollectionFile => {
	const collection = getCollection(name);
	const { label, singular } = collection.editor;
	const fields = toFileFields(getFileShape(collection), { name, label, entry: singular });
	return { name, label, file: `content/${collection.path}`, format: name, fields };
};

const toCollections = (
	{ name, label, icon, collections, group }: EditorItem,
	index: number,
	all: readonly EditorItem[],
): NonNullable<CmsConfig["collections"]> => [
	...(index > 0 && all[index - 1]?.group !== group ? [{ divider: true }] : []),
	isCollectionName(name) && getCollection(name).layout === "folder"
		? toFolder(name)
		: { name, label, icon, files: collections.map(toFile) },
];

/** @throws if a schema has a field of a kind that no form has */
export const getEditorConfig = (folder: string): EditorConfig => ({
	cms: {
		load_config_file: false,
		app_title: "Elm Place: content editor",
		logo: { src: "/icon.svg", show_in_header: true },
		// Sveltia wants a service to sign in to. The page hides its button, and the policy lets no
		// request out.
		backend: { name: "gitea", repo: `local/${folder}`, app_id: "none", auth_methods: ["token"] },
		media_folder: "/content/media",
		public_folder: pictureFolder,
		media_libraries: {
			default: { config: { max_file_size: 600_000, slugify_filename: true } },
			stock_assets: { providers: [] },
		},
		editor: { preview: false },
		show_preview_links: false,
		collections: listItems().flatMap(toCollections),
	},
	formats: Object.fromEntries(
		collectionList.map(([name, each]) => [
			name,
			{
				schema: getFileShape(each),
				path: each.path,
				key: each.layout === "folder" ? each.key : undefined,
			},
		]),
	),
});
