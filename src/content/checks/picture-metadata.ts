import exifReader from "exif-reader";
import type { Metadata } from "sharp";

type Exif = ReturnType<typeof exifReader>;

const readExif = (bytes: Buffer): Partial<Exif> => {
	try {
		return exifReader(bytes);
	} catch {
		return {};
	}
};

const readDay = (value: unknown): string => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : "");

const describeCamera = ({ Image }: Partial<Exif>): string => {
	const words = [Image?.Make, Image?.Model].flatMap((part) => (typeof part === "string" && part.trim() !== "" ? [part.trim()] : []));
	const [make, model = ""] = words;
	return (make && model.startsWith(make) ? [model] : words).join(" ");
};

/**
 * What a picture tells about where, when and by whom it was taken, most private first, in words that complete "tells …"; empty if it has no such data.
 */
export const describeMetadata = ({ exif, xmp, orientation = 1 }: Metadata): string[] => {
	const data = exif ? readExif(exif) : {};
	const hasPlace = data.GPSInfo?.GPSLatitude !== undefined || (xmp?.includes("GPSLatitude") ?? false);
	const camera = describeCamera(data);
	const day = readDay(data.Photo?.DateTimeOriginal ?? data.Image?.DateTime);
	const told = [
		...(hasPlace ? ["where it was taken"] : []),
		...(camera ? [`the camera (${camera})`] : []),
		...(day ? [`the day (${day})`] : []),
		...(data.Image?.Artist ? ["the photographer's name"] : []),
		...(orientation > 1 ? ["that it has to be turned"] : []),
	];
	return told.length === 0 && exif ? ["that a camera or program made it"] : told;
};
