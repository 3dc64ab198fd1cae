import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { arch, column } from "./frame";
import { drawText, readFonts } from "./text";

const fonts = readFonts(process.cwd());
const business = "Elm Place Med Spa · Broken Arrow, OK";

/** The pixels that the text covers: the box around them. */
const findInk = async (svg: string) => {
	const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
	const left = -(info.trimOffsetLeft ?? 0);
	const top = -(info.trimOffsetTop ?? 0);
	return { left, top, right: left + info.width, bottom: top + info.height };
};

test.each([
	["the shortest", "Us"],
	["a long word", "Neuromodulators"],
	["a word that fits no line", "Psychoneuroendocrinology"],
	["the longest of the first size", "Straightforward thoroughness matters"],
	["the longest of the second size", "Straightforward thoroughness throughout the whole of your body's"],
	["the longest that a page, service or article may have", "Everything you may want to know about hormone replacement therapy, and what nobody tells you"],
	["one with letters that are rare in English", "Łukasz Škvorecký"],
])("%s title is beside the arch and below the logo", async (_, title) => {
	const ink = await findInk(await drawText({ title, detail: "Licensed Esthetician / Certified Laser Technician" }, business, fonts));
	expect(ink.left).toBeGreaterThanOrEqual(column.left);
	expect(ink.right).toBeLessThan(arch.left - 20);
	expect(ink.top).toBeGreaterThan(column.top + 60);
	expect(ink.bottom).toBeLessThan(socialPictureSize.height - 24);
});

test("initials are in the arch", async () => {
	const ink = await findInk(await drawText({ title: "Ann Lee", monogram: "MW" }, business, fonts));
	expect(ink.right).toBeGreaterThan(arch.left + arch.width / 2);
	expect(ink.right).toBeLessThan(arch.left + arch.width);
});
