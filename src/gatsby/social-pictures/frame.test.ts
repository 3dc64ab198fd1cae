import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import { arch, drawFrame } from "./frame";

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). */
const luminance = (color: readonly number[]): number => {
	const [red = 0, green = 0, blue = 0] = color.map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const parse = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

let pixel: (x: number, y: number) => number[];

beforeAll(async () => {
	const white = sharp({ create: { ...socialPictureSize, channels: 3, background: "#fff" } });
	const data = await white
		.composite([{ input: await drawFrame(process.cwd()) }])
		.removeAlpha()
		.raw()
		.toBuffer();
	pixel = (x, y) => [...data.subarray((y * socialPictureSize.width + x) * 3).subarray(0, 3)];
});

test.each(["ivory", "linen"])("%s text has a contrast of 4.5:1 on a white picture", (color) => {
	const ground = luminance(pixel(arch.left - 60, 400));
	expect((luminance(parse(readColor(color))) + 0.05) / (ground + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("the arch leaves the picture as it is", () => {
	for (const y of [arch.top + 40, 400, socialPictureSize.height - 1]) expect(pixel(arch.left + arch.width / 2, y)).toEqual([255, 255, 255]);
});
