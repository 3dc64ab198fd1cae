/**
 * node docs/studio/deliver.mjs FRAMES [FOLDER]: every FRAMES/<name>.png becomes <name>.jpg in FOLDER (content/media where not
 * said): sharpened lightly, with a fine grain, below 600 kB. A frame may be enlarged by a third; a smaller one is refused: it would be soft.
 */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const [, , frames, folder = "content/media"] = process.argv;
/** Pictures finished by hand: a crop of the frame (left, top, width, height as parts of it), and a grade. */
const crops = { "service-hydrafacial": [0, 0.02, 0.965, 0.965], "service-laser-hair-removal": [0, 0.02, 0.94, 0.94] };
const grades = { "service-vein-treatments": { saturation: 0.55, brightness: 0.93 } };

/** @param frame the frame's width */
const sizeOf = (name, frame) => {
	if (/^product-(?!still)/.test(name)) return [1200, 1200];
	if (name.startsWith("portrait")) return [1200, 1500];
	if (name.startsWith("detail")) return [1200, 800];
	if (name.startsWith("hero")) return [2400, 1600];
	if (frame < 1600) return [1440, 960];
	return name in crops ? [1500, 1000] : [1600, 1067];
};

const limit = 600_000;
const maxEnlargement = 4 / 3;
const grain = (width, height) => sharp({ create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 5 } } }).greyscale().toColourspace("srgb").png().toBuffer();

for (const file of readdirSync(frames).filter((entry) => entry.endsWith(".png"))) {
	const name = file.replace(/\.png$/, "");
	const source = sharp(join(frames, file)).removeAlpha();
	const meta = await source.metadata();
	const [width, height] = sizeOf(name, meta.width);
	const least = Math.ceil(width / maxEnlargement);
	if (meta.width < least) throw new Error(`${file} is ${meta.width} px wide. Expected ${least} or more: render it again at the picture's size.`);
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
