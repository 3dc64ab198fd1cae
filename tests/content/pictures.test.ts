/** The picture files, which the content checks don't open. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/checks";

const folder = "content/media";
const pictures = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(name));

test("every picture of the folder is in the catalog", () => {
	const listed = checkContent(process.cwd()).content.media.map(({ value }) => value.file);
	expect(pictures.filter((name) => !listed.includes(name))).toEqual([]);
});

test.each(pictures)("%s is a picture 600 to 2400 px wide, without EXIF data", async (name) => {
	const { format, width, exif } = await sharp(join(folder, name)).metadata();
	expect(format).toBe(name.endsWith(".png") ? "png" : "jpeg");
	expect(width).toBeGreaterThanOrEqual(600);
	expect(width).toBeLessThanOrEqual(2400);
	// EXIF data can reveal where and by whom a picture was taken.
	expect(exif).toBeUndefined();
});
