/** The pictures themselves: what the check of content/ cannot see, for it reads no picture. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readContent } from "../support/entries";

const folder = "content/media";
const pictures = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(name));

test("every picture of the folder is in the catalogue", () => {
	expect(pictures.sort()).toEqual((readContent("media/catalogue.json") as { file: string }[]).map(({ file }) => file).sort());
});

test.each(pictures)("%s is a real picture, 600 to 2400 px wide, of 600 kB at most", async (name) => {
	const { format, width } = await sharp(join(folder, name)).metadata();
	expect(format).toBe(name.endsWith(".png") ? "png" : "jpeg");
	expect(width).toBeGreaterThanOrEqual(600);
	expect(width).toBeLessThanOrEqual(2400);
	expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(600_000);
});

test.each(pictures)("%s carries no camera's place or owner", async (name) => {
	const { exif } = await sharp(join(folder, name)).metadata();
	expect(exif).toBeUndefined();
});
