import { collections } from "../../content/collections";

interface FileNode {
	readonly relativePath?: unknown;
	readonly relativeDirectory?: unknown;
}

/**
 * The GraphQL type of a JSON file below content/, for gatsby-transformer-json.
 * @throws where the file belongs to no content kind: the content check lists such files before
 */
export const getTypeName = ({ node }: { node: FileNode }): string => {
	const kind = Object.values(collections).find(({ layout, path }) => (layout === "folder" ? path === node.relativeDirectory : path === node.relativePath));
	if (!kind)
		throw new Error(
			`content/${String(node.relativePath)} belongs to no content kind. Expected a path listed in src/content/collections.ts. Move the file, or add its kind there.`,
		);
	return kind.type;
};
