import { findCollection } from "../../schemas/collections";

/**
 * The GraphQL type of a JSON file below content/, for gatsby-transformer-json.
 * @throws Error if the file belongs to no collection
 */
export const getTypeName = ({ node: { relativePath } }: { node: { readonly relativePath?: unknown } }): string => {
	const collection = findCollection(String(relativePath));
	if (!collection)
		throw new Error(
			`content/${String(relativePath)} belongs to no collection. Expected a path listed in src/schemas/collections.ts. Move the file, or add its collection there.`,
		);
	return collection.type;
};
