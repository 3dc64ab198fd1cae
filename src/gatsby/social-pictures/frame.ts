import { join } from "node:path";
import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";

const { width, height } = socialPictureSize;

/**
 * Pixels. The arch shows the picture undimmed: its head is a half circle, and it stands on the
 * lower edge.
 */
export const arch = { left: 656, top: 60, width: 476, bottom: height };

/**
 * The column of text beside it. The title stands on `bottom`, and the line with the business is
 * below.
 */
export const column = { left: 72, top: 60, width: arch.left - 72 - 44, bottom: 500 };

/** From here to the arch, a page's picture fades in. */
export const pictureLeft = column.left + 220;

const logoHeight = 54;

/** @param by how many pixels larger than the arch */
const outline = (by = 0) => {
	const radius = arch.width / 2 + by;
	return `M${arch.left - by} ${arch.bottom}V${arch.top - by + radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${arch.bottom}`;
};

/** Evergreen around the arch, so dense that ivory and linen keep 4.5:1 over a white picture. */
const drawVeil = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
	<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${pictureLeft}" x2="${arch.left}">
		<stop stop-color="${readColor("evergreen")}"/>
		<stop offset="1" stop-color="${readColor("evergreen")}" stop-opacity="0"/>
	</linearGradient>
	<path fill="url(#fade)" d="M0 0h${arch.left}v${height}H0Z"/>
	<path fill="${readColor("evergreen")}" fill-opacity="0.9" fill-rule="evenodd" d="M0 0h${width}v${height}H0Z${outline()}Z"/>
	<path fill="none" stroke="${readColor("gold")}" stroke-width="1.5" d="${outline(14)}"/>
	<path stroke="${readColor("gold")}" stroke-width="1.5" d="M${column.left} ${column.bottom + 32}h56"/>
</svg>`;

export const drawFrame = async (root: string): Promise<Buffer> => {
	const logo = await sharp(join(root, "static/logo-white.svg"), { density: 300 })
		.resize({ height: logoHeight })
		.toBuffer();
	return sharp(Buffer.from(drawVeil()))
		.composite([{ input: logo, left: column.left, top: column.top }])
		.png()
		.toBuffer();
};
