import { required } from "../../lib/pages/blocks";
import { type BusinessFacts, getFacts, type Statement } from "../../lib/spa/facts";
import type { Facts } from "../../lib/text/markup";

/** The part of Gatsby's node model used here; its own type is `object`. */
export interface Context {
	readonly nodeModel: {
		findAll: <T>(args: { type: string }) => Promise<{ entries: Iterable<T> }>;
	};
}

export const findAll = async <T>({ nodeModel }: Context, type: string): Promise<T[]> => [...(await nodeModel.findAll<T>({ type })).entries];

/** The values of placeholders. They're read through GraphQL, so that Gatsby queries a page again when a fact or a statement in its texts changes. */
export const findFacts = async (context: Context): Promise<Facts> => {
	const [business] = await findAll<BusinessFacts>(context, "Business");
	const statements = await findAll<Statement>(context, "Statement");
	const reviews = await findAll<{ readonly rating: number }>(context, "Review");
	return getFacts(required(business, "content/site.json"), statements, reviews);
};
