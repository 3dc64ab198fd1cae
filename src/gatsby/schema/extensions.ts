import type { CreateSchemaCustomizationArgs } from "gatsby";
import { type Context, findBusiness, findFacts } from "../../content/node-model";
import { type Facts, fillPlaceholders } from "../../lib/text/markup";
import { toInstant } from "../../lib/time/time-zone";
import { siteUrl } from "../site";
import { getDefault } from "./derived-types";

type Source = Readonly<Record<string, unknown>>;
interface Info {
	readonly fieldName: string;
	/** Gatsby leaves it out while it filters or sorts by the field. */
	readonly parentType?: { readonly name: string };
}

const hasPlaceholder = (value: unknown): boolean =>
	Array.isArray(value)
		? value.some(hasPlaceholder)
		: typeof value === "string" && value.includes("{");

const fill = (value: unknown, facts: Facts): unknown => {
	if (typeof value === "string") return fillPlaceholders(value, facts);
	return Array.isArray(value) ? value.map((item) => fill(item, facts)) : value;
};

/**
 * Field extensions of the content types. Gatsby reads files as they are, so defaults are added when
 * a field is read.
 * - `@schemaDefault`: a missing value is the schema's default
 * - `@facts`: the same, and placeholders such as `{phone}` are replaced
 * - `@instant`: a local time of the spa, in UTC
 * - `@pathBelow(folder)`: the page's address
 * - `@siteUrl`: the site's address
 */
export const createExtensions = ({ actions }: CreateSchemaCustomizationArgs): void => {
	const read = (
		source: Source,
		_args: unknown,
		_context: unknown,
		{ fieldName, parentType }: Info,
	): unknown => source[fieldName] ?? getDefault(parentType?.name ?? "", fieldName);
	const readFilled = async (
		source: Source,
		args: unknown,
		context: Context,
		info: Info,
	): Promise<unknown> => {
		const value = read(source, args, context, info);
		return hasPlaceholder(value) ? fill(value, await findFacts(context)) : value;
	};
	const readInstant = async (
		source: Source,
		_args: unknown,
		context: Context,
		{ fieldName }: Info,
	): Promise<string | null> => {
		const local = source[fieldName];
		if (typeof local !== "string") return null;
		return new Date(toInstant(local, (await findBusiness(context)).timeZone)).toISOString();
	};
	for (const [name, resolve] of Object.entries({
		schemaDefault: read,
		facts: readFilled,
		instant: readInstant,
		siteUrl: () => siteUrl,
	}))
		actions.createFieldExtension({ name, extend: () => ({ resolve }) });
	actions.createFieldExtension({
		name: "pathBelow",
		args: { folder: "String!" },
		extend: ({ folder }: { folder: string }) => ({
			resolve: ({ slug }: Source) => `${folder}/${String(slug)}`,
		}),
	});
};
