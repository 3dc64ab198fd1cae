/**
 * What the page knows of each file of content/: its text as it was loaded or as the page saved it
 * last. A form that was opened before somebody else changed the file would write the old values back.
 */
export const createFileVersions = () => {
	const loaded = new Map<string, string>();
	/** Texts that the page is about to write: they may be on their way, and a save may fail. */
	const written = new Map<string, string>();

	/** @param text the file as it is now; undefined if there's none */
	const hasChanged = (path: string, text: string | undefined): boolean => {
		if (text !== undefined && text === written.get(path)) {
			loaded.set(path, text);
			written.delete(path);
		}
		return text !== loaded.get(path);
	};

	return {
		load: (path: string, text: string): void => void loaded.set(path, text),
		write: (path: string, text: string): void => void written.set(path, text),
		hasChanged,
		/** The loaded files whose text is another one now. @param texts every file's text by its path */
		listChanged: (texts: Readonly<Record<string, string>>): string[] => [...loaded.keys()].filter((path) => path in texts && hasChanged(path, texts[path])),
	};
};
