import { join } from "node:path";
import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import { arch, column } from "./layout";

const { width, height } = socialPictureSize;
const logoHeight = 54;

/** The outline of the arch, from its lower left corner to its lower right one. */
const outline = ({ left, top, width: span, bottom }: typeof arch): string => {
	const radius = span / 2;
	return `M${left} ${bottom}V${top + radius}a${radius} ${radius} 0 0 1 ${span} 0V${bottom}`;
};

const grown = (by: number): typeof arch => ({ left: arch.left - by, top: arch.top - by, width: arch.width + 2 * by, bottom: arch.bottom });

/** Evergreen over everything but the arch, so dense that ivory and linen keep 4.5:1 even where the picture is white. */
const veil = (): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
	<path fill="${readColor("evergreen")}" fill-opacity="0.9" fill-rule="evenodd" d="M0 0h${width}v${height}H0Z${outline(arch)}Z"/>
	<path fill="none" stroke="${readColor("gold")}" stroke-width="1.5" d="${outline(grown(14))}"/>
	<path stroke="${readColor("gold")}" stroke-width="1.5" d="M${column.left} ${column.bottom + 32}h56"/>
</svg>`;

/** What's the same on every picture, as a layer over the page's own: the veil with its arch, and the logo. @param root the project's folder */
export const drawFrame = async (root: string): Promise<Buffer> => {
	const logo = await sharp(join(root, "static/logo-white.svg"), { density: 300 }).resize({ height: logoHeight }).toBuffer();
	return sharp(Buffer.from(veil()))
		.composite([{ input: logo, left: column.left, top: column.top }])
		.png({ compressionLevel: 0 })
		.toBuffer();
};
