import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readColor } from "./design-tokens";
import { completeManifest, manifest } from "./manifest";

test.each(["any", "maskable"])("icons of purpose %s in the sizes that browsers ask for", (purpose) => {
	const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
	expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the drawing is plain evergreen outside the circle that every launcher shows, and more than that inside", async () => {
	const size = 512;
	const { data, info } = await sharp(manifest.icon).resize(size, size).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const ground = readColor("evergreen");
	const marked = Array.from({ length: size * size }, (_, at) => ({ x: at % size, y: Math.floor(at / size) })).filter(
		({ x, y }) => `#${data.subarray((y * size + x) * info.channels).toString("hex", 0, 3)}` !== ground,
	);
	expect(marked).not.toEqual([]);
	expect(Math.max(...marked.map(({ x, y }) => Math.hypot(x - size / 2, y - size / 2)))).toBeLessThan(0.4 * size);
});

test("the id and a description without placeholders are added to what the plugin wrote", () => {
	const folder = mkdtempSync(join(tmpdir(), "manifest-"));
	const file = join(folder, "manifest.webmanifest");
	writeFileSync(file, JSON.stringify({ name: "Elm Place" }));
	completeManifest(folder);
	const written = JSON.parse(readFileSync(file, "utf8"));
	rmSync(folder, { recursive: true });
	expect(written).toEqual({ id: "/", description: expect.stringMatching(/^[^{}]{50,}$/), name: "Elm Place" });
});
