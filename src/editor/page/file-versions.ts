/** If a file changes elsewhere while its form is open, saving would undo that change. */
export const createFileVersions = () => {
	const loaded = new Map<string, string>();
	/** What the page is about to write. */
	const written = new Map<string, string>();

	/** @param text the file as it is now; undefined if there's none */
	const hasChanged = (path: string, text: string | undefined): boolean => {
		if (text !== undefined && text === written.get(path)) {
			loaded.set(path, text);
			written.delete(path);
		}
		return text !== loaded.get(path);
	};
	const listChanged = (texts: Readonly<Record<string, string>>) =>
		[...loaded.keys()].filter((path) => path in texts && hasChanged(path, texts[path]));
	return { loaded, written, hasChanged, listChanged };
};
