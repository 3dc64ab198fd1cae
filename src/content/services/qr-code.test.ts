import readQrCode from "jsqr";
import sharp from "sharp";
import { drawQrCode } from "./qr-code";

const photograph = ({ path, size }: ReturnType<typeof drawQrCode>) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="400" height="400" stroke="#000"><path d="${path}"/></svg>`,
		),
	)
		.flatten({ background: "#fff" })
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });

test("a camera reads the address from it", async () => {
	const address = "https://www.elmplacemedspa.example/aftercare/bioidentical-hormone-therapy";
	const { data, info } = await photograph(drawQrCode(address));
	expect(readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});
