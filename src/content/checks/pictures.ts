import type { Content, LoadedEntry } from "../load";
import { findPictures } from "../pictures";
import { formatValue, type Problem, problemAt } from "../problem";

/** The subjects, in the catalog, of pictures that show the spa itself. There are only a few. */
export const roomSubjects: readonly string[] = ["interior", "exterior"];
/** With more, neighboring pages look alike. */
const maxGalleries = 4;

/** A picture that an entry names twice would be on its page twice. */
const checkRepetition = (entry: LoadedEntry<object>): Problem[] => {
	const seen = new Map<string, string>();
	return findPictures(entry.value).flatMap(({ path, file }) => {
		const first = seen.get(file);
		if (first === undefined) {
			seen.set(file, path);
			return [];
		}
		const remedy = `It’s in ${first} already: choose another picture for one of the two places.`;
		return [problemAt(entry, path, { found: formatValue(file), expected: "a picture that this page shows once", remedy })];
	});
};

const checkRooms = ({ media, services }: Content): Problem[] => {
	const rooms = new Set(media.flatMap(({ value: { file, subject } }) => (roomSubjects.includes(subject) ? [file] : [])));
	const shown = new Map<string, string[]>();
	return services.flatMap((entry) =>
		entry.value.galleryImages.flatMap((file, index) => {
			const before = shown.get(file) ?? [];
			shown.set(file, [...before, entry.value.slug]);
			if (!rooms.has(file) || before.length < maxGalleries) return [];
			const expected = `a picture of a room in ${maxGalleries} galleries at most`;
			const remedy = `Choose a detail or a still life. ${before.join(", ")} have it already.`;
			return [problemAt(entry, `galleryImages[${index}]`, { found: formatValue(file), expected, remedy })];
		}),
	);
};

/** No picture is on one page twice, and no room in so many galleries that pages look alike. */
export const checkPictureUse = (content: Content): Problem[] => [...Object.values(content).flat().flatMap(checkRepetition), ...checkRooms(content)];
