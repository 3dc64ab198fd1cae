import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import type { PictureFile } from "./find-pages";
import { arch, fade, minPictureWidth } from "./layout";

const { width, height } = socialPictureSize;

/** Bytes of a picture at most: WhatsApp shows none above 300 kB, and a slow phone shouldn't wait for one. */
const maxBytes = 200_000;

/** The qualities to try, best first: the first is enough for all but the finest detail. */
const qualities = [86, 74, 62];

/** Lets a picture with this left edge fade in, so that it has no visible edge under the veil. */
const fadeMask = (left: number): Buffer =>
	Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width - left}" height="${height}">
	<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${Math.max(0, fade.from - left)}" x2="${fade.to - left}">
		<stop stop-color="#fff" stop-opacity="0"/>
		<stop offset="1" stop-color="#fff"/>
	</linearGradient>
	<path fill="url(#fade)" d="M0 0h${width - left}v${height}H0Z"/>
</svg>`);

interface Placed {
	readonly input: Buffer;
	readonly left: number;
	readonly top: number;
}

/** A person's picture in the arch alone, cropped at the sides and below, because the head is at the top. */
const placePortrait = async (file: string): Promise<Placed> => {
	const { left, top, width: span } = arch;
	const tall = arch.bottom - top;
	const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${span}" height="${tall}"><rect width="${span}" height="${tall + span}" rx="${span / 2}"/></svg>`;
	const input = await sharp(file)
		.resize(span, tall, { position: "top" })
		.composite([{ input: Buffer.from(mask), blend: "dest-in" }])
		.png({ compressionLevel: 0 })
		.toBuffer();
	return { input, left, top };
};

/** The page's own picture, as high as the social one and at the right edge. A tall one is cropped to what catches the eye. */
const placePicture = async (file: string): Promise<Placed> => {
	const { width: fullWidth, height: fullHeight } = await sharp(file).metadata();
	const span = Math.min(width, Math.max(minPictureWidth, Math.round((height * fullWidth) / fullHeight)));
	const left = width - span;
	const input = await sharp(file)
		.resize(span, height, { position: sharp.strategy.attention })
		.composite([{ input: fadeMask(left), blend: "dest-in" }])
		.png({ compressionLevel: 0 })
		.toBuffer();
	return { input, left, top: 0 };
};

/**
 * A social picture as JPEG: the page's own, the frame (src/gatsby/social-pictures/frame.ts) and the text (text.ts) over it.
 * @throws Error if the picture can't be read, or if the result is too large
 */
export const drawPicture = async (source: Omit<PictureFile, "digest">, frame: Buffer, text: string): Promise<Buffer> => {
	const { file, isPortrait } = source;
	const picture = await (isPortrait ? placePortrait(file) : placePicture(file)).catch((cause: unknown) => {
		throw new Error(
			`${file} can't be read\n  expected: a picture that sharp can read\n  remedy:   restore the file, or name another one in the page's content`,
			{ cause },
		);
	});
	const composed = sharp({ create: { ...socialPictureSize, channels: 3, background: readColor("evergreen") } }).composite([
		picture,
		{ input: frame },
		{ input: Buffer.from(text) },
	]);
	for (const quality of qualities) {
		const jpeg = await composed.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
		if (jpeg.length <= maxBytes) return jpeg;
	}
	throw new Error(`${file} → a social picture of more than ${maxBytes} bytes\n  expected: at most that many\n  remedy:   use a picture with less fine detail`);
};
