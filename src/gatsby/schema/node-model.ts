/** The part of Gatsby's node model used here; its own type is `object`. */
export interface Context {
	readonly nodeModel: {
		findAll: <T>(args: { type: string }) => Promise<{ entries: Iterable<T> }>;
	};
}

/** All nodes of a type, as their files are. */
export const findAll = async <T>({ nodeModel }: Context, type: string): Promise<T[]> => [...(await nodeModel.findAll<T>({ type })).entries];
