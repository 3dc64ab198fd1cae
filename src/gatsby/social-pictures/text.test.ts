import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { arch, column } from "./frame";
import { drawText, readFonts } from "./text";

test.each([
	["a word that fits no line", "Psychoneuroendocrinology"],
	[
		"the longest title that a page may have",
		"Everything you may want to know about hormone replacement therapy, and what nobody tells you",
	],
	["letters that are rare in English", "Łukasz Škvorecký"],
])("%s: the text is beside the arch and below the logo", async (_, title) => {
	const text = await drawText(
		{ title, detail: "Licensed Esthetician / Certified Laser Technician" },
		"Elm Place Med Spa",
		readFonts(process.cwd()),
	);
	const { info } = await sharp(Buffer.from(text)).trim().toBuffer({ resolveWithObject: true });
	const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
	expect(left).toBeGreaterThanOrEqual(column.left);
	expect(left + info.width).toBeLessThan(arch.left - 20);
	expect(top).toBeGreaterThan(column.top + 60);
	expect(top + info.height).toBeLessThan(socialPictureSize.height - 24);
});
