import sharp from "sharp";
import { withFolder } from "../../../tests/support/folder";
import { socialPictureSize } from "../../lib/pages/addresses";
import { drawPicture } from "./draw";
import { drawFrame } from "./frame";

const text = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';
const { at } = withFolder();

test("it's a JPEG of the stated size and below the limit", async () => {
	const file = at("picture.jpg");
	// Noise is the kind that JPEG compresses worst.
	await sharp({ create: { width: 1440, height: 960, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } } }).toFile(file);
	const drawn = await drawPicture({ file, isPortrait: false }, await drawFrame(process.cwd()), text);
	expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", ...socialPictureSize });
	expect(drawn.length).toBeLessThan(200_000);
});
