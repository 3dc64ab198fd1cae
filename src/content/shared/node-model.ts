import { type BusinessFacts, getFacts, type Statement } from "../../lib/business/facts";
import { required } from "../../lib/required";
import { byCodes } from "../../lib/text/words";

/** What's used of Gatsby's node model, whose own type is `object`. */
export interface Context {
	readonly nodeModel: {
		findAll: <T>(args: { type: string }) => Promise<{ entries: Iterable<T> }>;
	};
}

export interface Slugged {
	readonly slug: string;
}

export type Resolver<S> = (source: S, args: unknown, context: Context) => unknown;

interface ComputedField {
	readonly type: string;
	readonly description?: string;
	readonly extensions?: object;
	resolve?(source: object, args: unknown, context: Context): unknown;
}

/** What GraphQL has of a type besides the fields of its schema. */
export interface ComputedFields {
	readonly types?: string;
	readonly fields: Readonly<Record<string, ComputedField>>;
}

export const findAll = async <T>({ nodeModel }: Context, type: string): Promise<T[]> => [
	...(await nodeModel.findAll<T>({ type })).entries,
];

/**
 * The entries of a type whose field names the source's slug, sorted, because Gatsby's order depends
 * on which file was read first.
 */
export const listNaming =
	<F extends string>(type: string, field: F) =>
	async ({ slug }: { readonly slug: string }, _args: unknown, context: Context) => {
		const entries = await findAll<
			{ readonly slug: string } & Readonly<Record<F, string | readonly string[]>>
		>(context, type);
		const isNamed = (named: string | readonly string[]): boolean =>
			typeof named === "string" ? named === slug : named.includes(slug);
		return entries
			.filter((entry) => isNamed(entry[field]))
			.sort((one, other) => byCodes(one.slug, other.slug));
	};

/** @throws Error if content/site.json is missing */
export const findBusiness = async (context: Context) =>
	required(
		(await findAll<BusinessFacts & { url: string; timeZone: string }>(context, "Business"))[0],
		"content/site.json",
	);

/** Read through GraphQL, so that Gatsby queries a page again when a fact in its texts changes. */
export const findFacts = async (context: Context) => {
	const statements = await findAll<Statement>(context, "Statement");
	const reviews = await findAll<{ rating: number }>(context, "Review");
	return getFacts(await findBusiness(context), statements, reviews);
};

/** SITE_URL at build time, else the address in content/site.json; without a slash at the end. */
export const getSiteUrl = ({ url }: { readonly url: string }) =>
	(process.env.SITE_URL || url).replace(/\/+$/, "");
