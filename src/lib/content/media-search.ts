interface SearchablePicture {
	readonly file: string;
	readonly alt: string;
	readonly subject: string;
	readonly usedBy: readonly { readonly title: string; readonly path: string; readonly field: string }[];
}

/** Whether every word of the query is in the file name, alt text, subject or the pages that show the picture. */
export const matchesPicture = ({ file, alt, subject, usedBy }: SearchablePicture, query: string): boolean => {
	const text = [file, alt, subject, ...usedBy.flatMap(({ title, path, field }) => [title, path, field])].join(" ").toLowerCase();
	return query
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
};

/** Kilobytes of 1000 bytes, with one decimal below ten: "55 kB", "6.4 kB". */
export const formatKilobytes = (bytes: number): string => `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
