import type { KnownPage } from "../pages/closest-pages";
import { getPath } from "../pages/navigation";

export type SearchablePicture = Pick<
	Queries.MediaEntryFragment,
	"file" | "alt" | "subject" | "usedBy" | "consentState"
>;

export const mediaParts = ["all", "unused", "missing consent"] as const;
type MediaPart = (typeof mediaParts)[number];

/** `page` is a path, or empty for all pages. */
export const emptySearch = { part: "all" as MediaPart, page: "", query: "" };
export type MediaSearch = Readonly<typeof emptySearch>;

export const isInPart = ({ usedBy, consentState }: SearchablePicture, part: MediaPart): boolean => {
	if (part === "unused") return usedBy.length === 0;
	return part === "all" || consentState === "missing";
};

export const searchPictures = <P extends SearchablePicture>(
	pictures: readonly P[],
	{ part, page, query }: MediaSearch,
): P[] => {
	const words = query.toLowerCase().split(/\s+/);
	return pictures.filter((picture) => {
		const { file, alt, subject, usedBy } = picture;
		const texts = [
			file,
			alt,
			subject,
			...usedBy.flatMap(({ title, path, field }) => [title, path, field]),
		]
			.join(" ")
			.toLowerCase();
		const isShown = page === "" || usedBy.some(({ path }) => getPath(path) === page);
		return isInPart(picture, part) && isShown && words.every((word) => texts.includes(word));
	});
};

/** @param pages those with a label; any other page gets the title of what shows the picture */
export const listPagesWithPictures = (
	pictures: readonly SearchablePicture[],
	pages: readonly KnownPage[],
): KnownPage[] => {
	const labels = new Map(pages.map(({ path, label }) => [path, label]));
	const found = new Map(
		pictures.flatMap(({ usedBy }) =>
			usedBy.map(({ path, title }) => [getPath(path), title] as const),
		),
	);
	return [...found]
		.map(([path, title]) => ({ path, label: labels.get(path) ?? title }))
		.sort((one, other) => one.label.localeCompare(other.label, "en"));
};
