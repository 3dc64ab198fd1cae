import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { drawPicture } from "./draw";
import { drawFrame } from "./frame";
import { arch } from "./layout";

const { width, height } = socialPictureSize;
const text = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "social-pictures-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture of random pixels: JPEG compresses nothing worse. @param contrast from 0 to 255 */
const drawNoise = async (contrast: number): Promise<Buffer> => {
	const file = join(folder, `${contrast}.png`);
	const pixels = randomBytes(width * height * 3).map((value) => 128 + Math.round(((value - 128) * contrast) / 255));
	await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(file);
	return drawPicture({ file }, await drawFrame(process.cwd()), text);
};

test("a picture with much fine detail gets a lower quality, not too many bytes", async () => {
	expect((await drawNoise(110)).length).toBeLessThanOrEqual(200_000);
});

test("a picture that's too large at every quality is named", async () => {
	await expect(drawNoise(255)).rejects.toThrow("255.png → a social picture of more than 200000 bytes");
});

test("a tall portrait keeps its upper edge, where the head is", async () => {
	const file = join(folder, "portrait.png");
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
