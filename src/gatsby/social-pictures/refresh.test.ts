import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { socialPictureSize } from "../../lib/pages/addresses";
import { refreshPictures } from "./refresh";

let root: string;
let folder: string;
const refresh = (...pages: Parameters<typeof refreshPictures>[2]) => refreshPictures(process.cwd(), folder, pages, "Elm Place Med Spa · Broken Arrow, OK");

/** A picture of noise, the kind that JPEG compresses worst. */
const makePicture = async (width: number, height: number) => {
	const file = join(root, `${width}.jpg`);
	await sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } } }).toFile(file);
	return { file, digest: String(width) };
};

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "social-pictures-"));
	folder = join(root, "cache");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
	["wide", 1440, 960],
	["square", 1200, 1200],
	["tall", 1200, 1500],
	["panoramic", 2400, 800],
])("of a %s picture, it's a JPEG of the stated size and below the limit", async (_, width, height) => {
	const { pictures } = await refresh({ path: "/", title: "Laser Skin Resurfacing", picture: await makePicture(width, height) });
	const jpeg = readFileSync(pictures[0]?.file ?? "");
	expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", ...socialPictureSize });
	expect(jpeg.length).toBeLessThan(200_000);
});

test("a second build draws none, a changed title draws one, and what's no longer needed is deleted", async () => {
	const picture = await makePicture(1440, 960);
	const about = { path: "/about", title: "About us", picture };
	const team = { path: "/team", title: "The team", picture };
	expect(await refresh(about, team)).toMatchObject({ made: 2, kept: 0 });
	expect(await refresh(about, team)).toMatchObject({ made: 0, kept: 2 });
	const { made, pictures } = await refresh({ ...about, title: "About the spa" }, team);
	expect(made).toBe(1);
	expect(
		readdirSync(folder)
			.map((name) => join(folder, name))
			.sort(),
	).toEqual(pictures.map(({ file }) => file).sort());
});

test("pages that show the same share one file", async () => {
	const page = { title: "Page Not Found", picture: await makePicture(1440, 960) };
	const { made, pictures } = await refresh({ ...page, path: "/404" }, { ...page, path: "/404.html" });
	expect(made).toBe(1);
	expect(pictures[0]?.file).toBe(pictures[1]?.file);
});

test.each([
	["missing", () => undefined],
	["no picture", (file: string) => writeFileSync(file, "text")],
])("a file that's %s is named", async (_, write) => {
	const file = join(root, "hero.jpg");
	write(file);
	await expect(refresh({ path: "/", title: "Home", picture: { file, digest: "1" } })).rejects.toThrow(`${file} can't be read`);
});
