import { findCollection } from "../content/collections";
import { loadEntries } from "../content/load";
import { getSiteUrl } from "../content/shared/node-model";
import { getFacts } from "../lib/business/facts";
import { required } from "../lib/required";

const { site, statements, reviews } = loadEntries(process.cwd(), "site", "statements", "reviews");

/** For code that runs before GraphQL is there, such as plugin options. */
export const business = required(site[0], "content/site.json");
export const facts = getFacts(business, statements, reviews);

export const siteUrl: string = getSiteUrl(business);

/** For gatsby-transformer-json. @throws Error if the file belongs to no kind */
export const getTypeName = ({
	node: { relativePath },
}: {
	node: { readonly relativePath?: unknown };
}): string => {
	const collection = findCollection(String(relativePath));
	if (!collection)
		throw new Error(
			`content/${String(relativePath)} belongs to no kind. Expected a path listed in src/content/collections.ts. Move the file, or add its collection there.`,
		);
	return collection.type;
};
