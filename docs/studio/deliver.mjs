/**
 * node docs/studio/deliver.mjs FRAMES [FOLDER]: every FRAMES/<name>.png becomes <name>.jpg in FOLDER (content/media where not
 * said): sharpened lightly, with a fine grain, below 600 kB. A frame smaller than its picture is refused: it would be soft.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const [, , frames, folder = "content/media"] = process.argv;
/** Pictures finished by hand: a crop of the frame (left, top, width, height as parts of it), and a grade. */
const crops = { "service-laser-hair-removal": [0, 0.02, 0.94, 0.94] };
const grades = { "service-vein-treatments": { saturation: 0.55, brightness: 0.93 } };

const sizeOf = (name) => {
	if (/^product-(?!still)/.test(name)) return [1200, 1200];
	if (name.startsWith("portrait")) return [1200, 1500];
	if (name in crops) return [1500, 1000];
	return name.startsWith("hero") ? [2400, 1600] : [1600, 1067];
};

const limit = 600_000;
const grain = (width, height) => sharp({ create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 5 } } }).greyscale().toColourspace("srgb").png().toBuffer();

for (const file of readdirSync(frames).filter((entry) => entry.endsWith(".png"))) {
	const name = file.replace(/\.png$/, "");
	const [width, height] = sizeOf(name);
	const source = sharp(join(frames, file)).removeAlpha();
	const meta = await source.metadata();
	if (meta.width < width) throw new Error(`${file} is ${meta.width} px wide. Expected ${width} or more: render it again at the picture's size.`);
	const [left, top, w, h] = crops[name] ?? [0, 0, 1, 1];
	const cut = source.extract({ left: Math.round(left * meta.width), top: Math.round(top * meta.height), width: Math.round(w * meta.width), height: Math.round(h * meta.height) });
	const base = await cut.resize(width, height, { fit: "cover", kernel: "lanczos3" }).modulate(grades[name] ?? {}).sharpen({ sigma: 0.8, m1: 0.3, m2: 0.9 }).png().toBuffer();
	const finished = await sharp(base).composite([{ input: await grain(width, height), blend: "soft-light" }]).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
	let quality = 86;
	let jpeg;
	do {
		jpeg = await sharp(finished).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
		quality -= 4;
	} while (jpeg.length > limit && quality > 58);
	writeFileSync(join(folder, `${name}.jpg`), jpeg);
	console.log(`${name}.jpg ${width}×${height} ${Math.round(jpeg.length / 1000)} kB`);
}
