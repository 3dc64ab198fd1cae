/** What of a picture can be searched for. */
export interface SearchablePicture {
	readonly file: string;
	readonly alt: string;
	readonly subject: string;
	readonly usedBy: readonly { readonly title: string; readonly path: string; readonly field: string }[];
}

/** True where every word of the query is in the file's name, alt text, subject or the pages that show it. */
export const matchesPicture = ({ file, alt, subject, usedBy }: SearchablePicture, query: string): boolean => {
	const text = [file, alt, subject, ...usedBy.flatMap(({ title, path, field }) => [title, path, field])].join(" ").toLowerCase();
	return query
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
};

/** Bytes as kilobytes of 1000, one decimal below ten: "54.7 kB" is said "55 kB", "6.4 kB" stays. */
export const formatKilobytes = (bytes: number): string => `${bytes < 10_000 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`;
