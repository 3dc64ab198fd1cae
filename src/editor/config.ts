import type { CmsConfig, Collection as EditorCollection } from "@sveltia/cms";
import { type Collection, type CollectionName, collections, getFileFormat, getNameField, isCollectionName } from "../schemas/collections";
import type { FileFormat } from "../schemas/format";
import { toFileFields } from "./fields";
import { pictureFolder } from "./form-values";
import { type EditorItem, groups } from "./groups";
import { toLabel } from "./labels";

export interface EditorConfig {
	cms: CmsConfig;
	formats: Record<string, FileFormat>;
}

const toFolder = (name: CollectionName, { label, icon, singular, fixed }: EditorItem): EditorCollection => {
	const collection: Collection = collections[name];
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
		// The file is called by the entry's key, and stays so: other files name it.
		slug: { template: `{{fields.${collection.key}}}`, editable: false },
		summary: `{{${shown}}}`,
		sortable_fields: [shown],
		...(fixed ? { create: false, delete: false, duplicate: false } : {}),
		fields: toFileFields(getFileFormat(collection).schema, { name, label }),
	};
};

const toFiles = ({ name, label, icon, files = {} }: EditorItem): EditorCollection => ({
	name,
	label,
	icon,
	files: Object.entries(files).flatMap(([file, of]) => {
		if (!isCollectionName(file)) return [];
		const collection: Collection = collections[file];
		const fields = toFileFields(getFileFormat(collection).schema, { name: file, ...of });
		return [{ name: file, label: of.label, file: `content/${collection.path}`, format: file, fields }];
	}),
});

const toCollection = (item: EditorItem): EditorCollection => (isCollectionName(item.name) ? toFolder(item.name, item) : toFiles(item));

/** The editor's configuration, made from the schemas. @throws if a schema has a field of a kind that the form editor doesn't know */
export const getEditorConfig = (folder: string): EditorConfig => ({
	cms: {
		load_config_file: false,
		app_title: "Elm Place: content editor",
		logo: { src: "/icon.svg", show_in_header: true },
		// The files are local, but Sveltia wants a service to sign in to. The page hides its button and lets no request out.
		backend: { name: "gitea", repo: `local/${folder}`, app_id: "none", auth_methods: ["token"] },
		media_folder: "/content/media",
		public_folder: pictureFolder,
		media_libraries: { default: { config: { max_file_size: 600_000, slugify_filename: true } }, stock_assets: { providers: [] } },
		editor: { preview: false },
		show_preview_links: false,
		collections: groups.flatMap((group, index) => [...(index > 0 ? [{ divider: true }] : []), ...group.map(toCollection)]),
	},
	formats: Object.fromEntries(Object.entries(collections).map(([name, collection]) => [name, getFileFormat(collection)])),
});
