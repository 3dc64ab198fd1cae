import sharp from "sharp";
import { withFolder } from "../../tests/support/folder";
import { readColor } from "./design-tokens";
import { completeManifest, manifest } from "./manifest";

const { at, read, write } = withFolder();

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
	write("manifest.webmanifest", JSON.stringify({ name: "Elm Place" }));
	completeManifest(at());
	expect(JSON.parse(read("manifest.webmanifest"))).toEqual({ id: "/", description: expect.stringMatching(/^[^{}]{50,}$/), name: "Elm Place" });
});
