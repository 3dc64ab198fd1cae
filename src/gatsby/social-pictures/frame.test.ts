import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import { arch, drawFrame } from "./frame";

const luminance = (color: readonly number[]): number => {
	const [red = 0, green = 0, blue = 0] = color.map((value) =>
		value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test("even on white, text has a contrast of 4.5:1, and the arch is clear", async () => {
	const white = sharp({
		create: { ...socialPictureSize, channels: 3, background: "#fff" },
	}).composite([{ input: await drawFrame(process.cwd()) }]);
	const data = await white.removeAlpha().raw().toBuffer();
	const pixel = (x: number, y: number) => [
		...data.subarray((y * socialPictureSize.width + x) * 3).subarray(0, 3),
	];
	const ground = luminance(pixel(arch.left - 60, 400));
	for (const color of ["ivory", "linen"])
		expect(
			(luminance([...Buffer.from(readColor(color).slice(1), "hex")]) + 0.05) / (ground + 0.05),
		).toBeGreaterThanOrEqual(4.5);
	for (const y of [arch.top + 40, 400, socialPictureSize.height - 1])
		expect(pixel(arch.left + arch.width / 2, y)).toEqual([255, 255, 255]);
});
