import type { CreateSchemaCustomizationArgs } from "gatsby";
import { getFacts } from "../../lib/content/facts";
import { fillPlaceholders } from "../../lib/content/placeholders";
import { site, siteUrl } from "../site";

const facts = getFacts(site);

type Source = Readonly<Record<string, unknown>>;
interface Info {
	readonly fieldName: string;
}

const fill = (value: unknown): unknown => {
	if (typeof value === "string") return fillPlaceholders(value, facts);
	return Array.isArray(value) ? value.map(fill) : value;
};

/**
 * Field extensions of the content types. JSON may leave out what a schema has a default for; GraphQL reads the
 * JSON as it stands, so the default is given again where the field is read.
 * - `@facts`: `{phone}` and the like are replaced; a missing list is empty
 * - `@orEmpty`: a missing list is empty
 * - `@orFalse`: a missing flag is false
 * - `@pathBelow(folder)`: the page's address, from its slug
 * - `@siteUrl`: the site's address, SITE_URL where it is set
 */
export const createExtensions = ({ actions }: CreateSchemaCustomizationArgs): void => {
	actions.createFieldExtension({
		name: "facts",
		extend: (_options: unknown, field: { type: unknown }) => {
			const missing = String(field.type).startsWith("[") ? [] : undefined;
			return { resolve: (source: Source, _args: unknown, _context: unknown, info: Info) => fill(source[info.fieldName] ?? missing) };
		},
	});
	actions.createFieldExtension({
		name: "orEmpty",
		extend: () => ({ resolve: (source: Source, _args: unknown, _context: unknown, info: Info) => source[info.fieldName] ?? [] }),
	});
	actions.createFieldExtension({
		name: "orFalse",
		extend: () => ({ resolve: (source: Source, _args: unknown, _context: unknown, info: Info) => source[info.fieldName] ?? false }),
	});
	actions.createFieldExtension({
		name: "pathBelow",
		args: { folder: "String!" },
		extend: ({ folder }: { folder: string }) => ({ resolve: ({ slug }: Source) => `${folder}/${String(slug)}` }),
	});
	actions.createFieldExtension({ name: "siteUrl", extend: () => ({ resolve: () => siteUrl }) });
};
