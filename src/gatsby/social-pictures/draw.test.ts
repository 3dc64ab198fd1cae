import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { withFolder } from "../../../tests/support/folder";
import { socialPictureSize } from "../../lib/pages/addresses";
import { drawPicture } from "./draw";
import { arch, drawFrame } from "./frame";

const text = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
const { at } = withFolder();

test.each([
	["wide", 1440, 960],
	["square", 1200, 1200],
	["tall", 1200, 1500],
	["panoramic", 2400, 800],
])("of a %s picture, it's a JPEG of the stated size and below the limit", async (_, width, height) => {
	const file = at("picture.jpg");
	// Noise is the kind that JPEG compresses worst.
	await sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } } }).toFile(file);
	const drawn = await drawPicture({ file, isPortrait: false }, await drawFrame(process.cwd()), text);
	expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", ...socialPictureSize });
	expect(drawn.length).toBeLessThan(200_000);
});

test("a tall portrait keeps its upper edge, where the head is", async () => {
	const file = at("portrait.png");
	// Red at the top, and below it something that catches the eye.
	const stripes = await sharp(randomBytes(600 * 900 * 3), { raw: { width: 600, height: 900, channels: 3 } })
		.png()
		.toBuffer();
	await sharp({ create: { width: 600, height: 1200, channels: 3, background: "#ff0000" } })
		.composite([{ input: stripes, left: 0, top: 300 }])
		.toFile(file);
	const drawn = await drawPicture({ file, isPortrait: true }, await drawFrame(process.cwd()), text);
	const spot = { left: arch.left + arch.width / 2 - 4, top: arch.top + 20, width: 8, height: 8 };
	const { channels } = await sharp(await sharp(drawn).extract(spot).toBuffer()).stats();
	const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
	expect(red).toBeGreaterThan(230);
	expect(Math.max(green, blue)).toBeLessThan(30);
});
