import sharp, { type OverlayOptions } from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import type { PageWithPicture } from "./find-pages";
import { arch, pictureLeft } from "./frame";

/** In the arch alone, cropped at the sides and below, because the head is at the top. */
const placePortrait = async (file: string): Promise<OverlayOptions> => {
	const height = arch.bottom - arch.top;
	const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${arch.width}" height="${height}"><rect width="${arch.width}" height="${height + arch.width}" rx="${arch.width / 2}"/></svg>`;
	const input = await sharp(file)
		.resize(arch.width, height, { position: "top" })
		.composite([{ input: Buffer.from(shape), blend: "dest-in" }])
		.png()
		.toBuffer();
	return { input, left: arch.left, top: arch.top };
};

/** Up to the right edge, cropped to what catches the eye. */
const placePicture = async (file: string): Promise<OverlayOptions> => {
	const { width, height } = socialPictureSize;
	const input = await sharp(file)
		.resize(width - pictureLeft, height, { position: sharp.strategy.attention })
		.toBuffer();
	return { input, left: pictureLeft, top: 0 };
};

/**
 * A JPEG of the page's picture, the frame (frame.ts) and the text (text.ts).
 * @throws Error if the picture can't be read
 */
export const drawPicture = async (
	{ file, isPortrait }: PageWithPicture["picture"],
	frame: Buffer,
	text: string,
): Promise<Buffer> =>
	sharp({ create: { ...socialPictureSize, channels: 3, background: readColor("evergreen") } })
		.composite([
			await (isPortrait ? placePortrait(file) : placePicture(file)),
			{ input: frame },
			{ input: Buffer.from(text) },
		])
		.jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
		.toBuffer();
