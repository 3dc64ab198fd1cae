import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import type { Finding } from "../problem";
import { describeMetadata } from "./picture-metadata";
import { detectType, type FileType, isAnimatedPng } from "./picture-type";

/** In pixels. The build makes no wider picture. */
export const maxWidth = 2400;

/** In pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

/** A file of content/media, opened. */
export interface PictureFile {
	readonly findings: readonly Finding[];
	readonly digest: string;
	/** As people see it. Missing if it's no picture, or damaged. */
	readonly size?: Size;
}

const exportIt = "Open it in Preview or Paint and export it as JPEG.";

const checkType = (file: string, type: FileType): Finding | undefined => {
	const ending = file.slice(file.lastIndexOf(".") + 1);
	if (type.ending === ending) return undefined;
	const expected = `${ending === "png" ? "a PNG" : "a JPEG"} picture, as its name says`;
	if (!type.isPicture)
		return { found: type.name, expected, remedy: "Save the picture itself again: something else was saved under its name. Or remove the file and its entry." };
	if (type.ending === "jpg")
		return { found: type.name, expected, remedy: `Rename it to ${file.replace(/\w+$/, "jpg")}, also in the catalog and wherever it's used.` };
	return { found: type.name, expected, remedy: `${exportIt} Changing the name alone isn't enough.` };
};

/** Which of the two it is can't be told: libvips' words come from whichever picture failed last. */
const damaged: Finding = {
	found: "a picture that's damaged or cut off",
	expected: "a picture that can be shown whole",
	remedy: "Copy it again from where it came from. If that one is damaged too, choose another picture.",
};

const checkColors = ({ space, depth }: Metadata): Finding[] => {
	if (space === "cmyk") {
		const remedy = "Ask whoever made it for an RGB version, or convert it (in Photoshop: Image, Mode, RGB Color) and export it as JPEG.";
		return [{ found: "colors for printing (CMYK)", expected: "colors for screens (RGB)", remedy }];
	}
	return depth === "uchar" ? [] : [{ found: "16 bits for each color", expected: "8 bits, as screens show them", remedy: exportIt }];
};

const checkMetadata = (metadata: Metadata): Finding[] => {
	const told = describeMetadata(metadata);
	if (told.length === 0) return [];
	const turned = (metadata.orientation ?? 1) > 1 ? "Turn it so that it's upright first. " : "";
	const remedy = `${turned}On Windows: right-click it, Properties, Details, Remove Properties and Personal Information. On a Mac: open it in Preview, select all, copy, then File, New from Clipboard, and export that as JPEG.`;
	return [
		{
			found: `data in the picture that tells ${told.join(", ")}`,
			expected: "a picture without the camera's data (EXIF)",
			remedy,
		},
	];
};

const checkWidth = ({ width, height }: Size): Finding[] => {
	if (width <= maxWidth) return [];
	const remedy = `Make it ${maxWidth} px wide: in Preview with Tools, Adjust Size; in Paint with Resize.`;
	return [{ found: `${width} × ${height} px`, expected: `${maxWidth} px wide at most`, remedy }];
};

/** Opens a picture and reads all of it. Small: an eighth of the width is enough to come across any damage, and three times as fast. */
const decode = async (bytes: Buffer): Promise<Metadata> => {
	const image = sharp(bytes, { failOn: "warning" });
	const metadata = await image.metadata();
	await image.resize(16).raw().toBuffer();
	return metadata;
};

/** Opens a picture of content/media, and finds what's wrong with the file itself. @returns undefined if there's no such file */
export const openPicture = async (path: string, file: string): Promise<PictureFile | undefined> => {
	const bytes = await readFile(path).catch(() => undefined);
	if (!bytes) return undefined;
	const digest = createHash("sha1").update(bytes).digest("hex");
	const broken = (finding: Finding): PictureFile => ({ findings: [finding], digest });
	if (bytes.length === 0) return broken({ found: "an empty file", expected: "a picture", remedy: "Copy the picture into content/media again." });
	const wrongType = checkType(file, detectType(bytes));
	if (wrongType) return broken(wrongType);
	try {
		const metadata = await decode(bytes);
		const size = metadata.autoOrient;
		const moves = isAnimatedPng(bytes) ? [{ found: "a moving picture", expected: "a still one", remedy: exportIt }] : [];
		return { findings: [...moves, ...checkColors(metadata), ...checkMetadata(metadata), ...checkWidth(size)], digest, size };
	} catch {
		return broken(damaged);
	}
};
