import { required } from "../../lib/pages/blocks";
import { type BusinessFacts, getFacts, type Statement } from "../../lib/spa/facts";
import { type Facts, fillPlaceholders } from "../../lib/text/markup";
import { type Context, findAll } from "./node-model";

/** The values of placeholders. They're read through GraphQL, so that Gatsby queries a page again when a fact or a statement in its texts changes. */
export const findFacts = async (context: Context): Promise<Facts> => {
	const [business] = await findAll<BusinessFacts>(context, "Business");
	const statements = await findAll<Statement>(context, "Statement");
	const reviews = await findAll<{ readonly rating: number }>(context, "Review");
	return getFacts(required(business, "content/site.json"), statements, reviews);
};

const hasPlaceholder = (value: unknown): boolean => (Array.isArray(value) ? value.some(hasPlaceholder) : typeof value === "string" && value.includes("{"));

const fill = (value: unknown, facts: Facts): unknown => {
	if (typeof value === "string") return fillPlaceholders(value, facts);
	return Array.isArray(value) ? value.map((item) => fill(item, facts)) : value;
};

/** A text, or a list of texts, with its placeholders replaced. */
export const fillFacts = async (value: unknown, context: Context): Promise<unknown> => (hasPlaceholder(value) ? fill(value, await findFacts(context)) : value);
