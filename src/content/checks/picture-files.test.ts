import sharp, { type Sharp } from "sharp";
import { allProblemsAfter, type Fixture } from "../../../tests/support/content-fixture";
import { samplePicture } from "../../../tests/support/sample-picture";
import type { Finding, Problem } from "../problem";

const catalog = "content/media/catalog.json";
const facial = "content/services/facial.json";
const home = "content/pages/home.json";

const draw = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: "#b8a898" } });
const jpeg = (width = 1600, height = 1200): Promise<Buffer> => draw(width, height).jpeg().toBuffer();
const png = (): Promise<Buffer> => draw(1600, 1200).png().toBuffer();
/** The bytes of a file type's beginning, where only these are read. */
const startsWith = (letters: string) => async () => Buffer.from(`${letters}${"\0".repeat(64)}`, "latin1");

/** A PNG with the chunk that an animated one has after its header. Its checksum isn't read, because no decoder asks for this chunk. */
const movingPng = async (): Promise<Buffer> => {
	const still = await png();
	const headerEnd = 33;
	const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL\0\0\0\u0002\0\0\0\0", "latin1"), Buffer.from([0xf3, 0x8d, 0x93, 0x70])]);
	return Buffer.concat([still.subarray(0, headerEnd), chunk, still.subarray(headerEnd)]);
};

/** Noise, so that most of the file is the picture itself. */
const noise = (): Promise<Buffer> =>
	sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 12 } } })
		.jpeg({ quality: 50 })
		.toBuffer();
const damaged = async (): Promise<Buffer> => {
	const bytes = await noise();
	const middle = Math.floor(bytes.length / 2);
	return bytes.fill(0xff, middle, middle + 400);
};

const gps = { GPSLatitudeRef: "N", GPSLatitude: "36/1 3/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "95/1 47/1 0/1" };
const withPlaceInXmp =
	'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="36,3N"/></rdf:RDF></x:xmpmeta>';

/** Draws the picture, puts it in the place of one of the sample content, and checks everything. */
const problemsWith = async (bytes: Buffer, file = "laser.jpg", change: (fixture: Fixture) => void = () => {}): Promise<Problem[]> =>
	allProblemsAfter((fixture) => {
		fixture.write(`content/media/${file}`, bytes);
		change(fixture);
	});

const aJpeg = "a JPEG picture, as its name says";
const exportIt = "Open it in Preview or Paint and export it as JPEG.";
const notPicture = "Save the picture itself again: something else was saved under its name. Or remove the file and its entry.";
const copyAgain = "Copy it again from where it came from. If that one is damaged too, choose another picture.";
const removeData =
	"On Windows: right-click it, Properties, Details, Remove Properties and Personal Information. On a Mac: open it in Preview, select all, copy, then File, New from Clipboard, and export that as JPEG.";
const noData = "a picture without the camera's data (EXIF)";
const other = (found: string, remedy = `${exportIt} Changing the name alone isn't enough.`): Finding => ({ found, expected: aJpeg, remedy });
const notWhole: Finding = { found: "a picture that's damaged or cut off", expected: "a picture that can be shown whole", remedy: copyAgain };
const data = (found: string, remedy = removeData): Finding => ({ found, expected: noData, remedy });

describe("a picture file:", () => {
	const cases: readonly (readonly [name: string, make: () => Promise<Buffer>, finding: Finding])[] = [
		["empty", async () => Buffer.alloc(0), { found: "an empty file", expected: "a picture", remedy: "Copy the picture into content/media again." }],
		["a PNG named .jpg", png, other("a PNG picture")],
		["a WebP named .jpg", () => draw(900, 700).webp().toBuffer(), other("a WebP picture")],
		["a GIF named .jpg", () => draw(900, 700).gif().toBuffer(), other("a GIF picture")],
		["a TIFF named .jpg", () => draw(900, 700).tiff().toBuffer(), other("a TIFF picture")],
		["an AVIF named .jpg", () => draw(64, 64).avif({ effort: 0 }).toBuffer(), other("an AVIF picture")],
		["an iPhone's HEIC named .jpg", startsWith("\0\0\0\x24ftypheic"), other("a HEIC picture, which iPhones take")],
		["a bitmap named .jpg", startsWith("BM\x36\x10\0\0\0\0\0\0"), other("a BMP picture")],
		["a Photoshop file named .jpg", startsWith("8BPS\0\x01"), other("a Photoshop file")],
		["a drawing named .jpg", startsWith('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), other("an SVG drawing")],
		["a PDF named .jpg", startsWith("%PDF-1.7"), other("a PDF document", notPicture)],
		["a video named .jpg", startsWith("\0\0\0\x20ftypisom"), other("a video", notPicture)],
		["a web page named .jpg", startsWith("<!DOCTYPE html><title>Not found</title>"), other("a web page", notPicture)],
		["a text named .jpg", async () => Buffer.from("version https://git-lfs.github.com/spec/v1"), other("something other than a picture", notPicture)],
		["cut off in the middle", async () => (await noise()).subarray(0, 40_000), notWhole],
		["cut off by two bytes", async () => (await jpeg()).subarray(0, -2), notWhole],
		["damaged inside", damaged, notWhole],
		[
			"in printing colors",
			() => draw(1600, 1200).toColourspace("cmyk").jpeg().toBuffer(),
			{
				found: "colors for printing (CMYK)",
				expected: "colors for screens (RGB)",
				remedy: "Ask whoever made it for an RGB version, or convert it (in Photoshop: Image, Mode, RGB Color) and export it as JPEG.",
			},
		],
		[
			"with the place it was taken",
			() => draw(1600, 1200).withExif({ IFD3: gps }).jpeg().toBuffer(),
			data("data in the picture that tells where it was taken"),
		],
		[
			"with all that a phone writes",
			() =>
				draw(1600, 1200)
					.withExif({
						IFD0: { Make: "Apple", Model: "iPhone 15", Artist: "Dana W." },
						IFD2: { DateTimeOriginal: "2026:05:01 10:15:00" },
						IFD3: gps,
					})
					.jpeg()
					.toBuffer(),
			data("data in the picture that tells where it was taken, the camera (Apple iPhone 15), the day (2026-05-01), the photographer's name"),
		],
		[
			"with a camera that says its maker twice",
			() =>
				draw(1600, 1200)
					.withExif({ IFD0: { Make: "Canon", Model: "Canon EOS R6" } })
					.jpeg()
					.toBuffer(),
			data("data in the picture that tells the camera (Canon EOS R6)"),
		],
		[
			"with data of a program",
			() =>
				draw(1600, 1200)
					.withExif({ IFD0: { Software: "Photos 9.0" } })
					.jpeg()
					.toBuffer(),
			data("data in the picture that tells that a camera or program made it"),
		],
		[
			"with the place in a program's data",
			() => draw(1600, 1200).withXmp(withPlaceInXmp).jpeg().toBuffer(),
			data("data in the picture that tells where it was taken"),
		],
		[
			"lying on its side, with a mark to turn it",
			() => draw(1200, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
			data("data in the picture that tells that it has to be turned", `Turn it so that it's upright first. ${removeData}`),
		],
		[
			"wider than 2400 px",
			() => jpeg(2401, 1600),
			{ found: "2401 × 1600 px", expected: "2400 px wide at most", remedy: "Make it 2400 px wide: in Preview with Tools, Adjust Size; in Paint with Resize." },
		],
	];
	test.each(cases)("%s", async (_name, make, finding) => {
		expect(await problemsWith(await make())).toEqual([{ file: catalog, path: "[4].file", ...finding }]);
	});

	const inPng: readonly (readonly [name: string, make: () => Promise<Buffer>, finding: Finding])[] = [
		[
			"a JPEG named .png",
			jpeg,
			{
				found: "a JPEG picture",
				expected: "a PNG picture, as its name says",
				remedy: "Rename it to tall-lamp.jpg, also in the catalog and wherever it's used.",
			},
		],
		["a moving PNG", movingPng, { found: "a moving picture", expected: "a still one", remedy: exportIt }],
		[
			"a PNG of 16 bits",
			() => draw(1600, 1200).toColourspace("rgb16").png().toBuffer(),
			{ found: "16 bits for each color", expected: "8 bits, as screens show them", remedy: exportIt },
		],
		["a PNG that ends in the middle", async () => (await png()).subarray(0, -40), notWhole],
		[
			"a picture that nothing shows, narrower than 600 px",
			() => draw(599, 400).png().toBuffer(),
			{ found: "599 × 400 px", expected: "600 to 2400 px wide", remedy: "Export the original larger. Enlarging this one would only make it blurred." },
		],
	];
	const addLamp = ({ read, write }: Fixture) =>
		write(catalog, [...(read(catalog) as object[]), { file: "tall-lamp.png", alt: "Tall lamp with a paper shade beside a chair", subject: "lamp" }]);
	test.each(inPng)("%s", async (_name, make, finding) => {
		expect(await problemsWith(await make(), "tall-lamp.png", addLamp)).toEqual([{ file: catalog, path: "[5].file", ...finding }]);
	});

	test("the same bytes under two names", async () => {
		expect(await problemsWith(samplePicture("cups.jpg"), "laser.jpg")).toEqual([
			{
				file: catalog,
				path: "[4].file",
				found: '"laser.jpg"',
				expected: "each picture once",
				remedy: "It's the same picture as cups.jpg. Use that name everywhere, then delete this file and its entry.",
			},
		]);
	});

	test("a wrong one is named although its entry lacks a field", async () => {
		const problems = await problemsWith(await png(), "laser.jpg", ({ set }) => set(catalog, [4, "subject"], undefined));
		expect(problems.map(({ path, found }) => [path, found])).toEqual([
			["[4].subject", "nothing"],
			["[4].file", "a PNG picture"],
		]);
	});
});

describe("a picture file is right", () => {
	const cases: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
		["at 2400 px, upright", () => jpeg(2400, 3000)],
		["as a progressive JPEG", () => draw(1600, 1200).jpeg({ progressive: true }).toBuffer()],
		["in gray", () => draw(1600, 1200).grayscale().jpeg().toBuffer()],
		["with a color profile of a Mac, because the build converts it", () => draw(1600, 1200).withIccProfile("p3").jpeg().toBuffer()],
		[
			"with a program's data that tells nothing",
			() => draw(1600, 1200).withXmp(withPlaceInXmp.replace("exif:GPSLatitude", "exif:ColorSpace")).jpeg().toBuffer(),
		],
		["with bytes after its end, as some phones write them", async () => Buffer.concat([await jpeg(), Buffer.from("SEFT")])],
	];
	test.each(cases)("%s", async (_name, make) => {
		expect(await problemsWith(await make())).toEqual([]);
	});
});

describe("a picture that's too small for its place:", () => {
	const larger = "Export the original larger, or choose another picture for this place. Enlarging this one would only make it blurred.";
	const tooSmall = (file: string, path: string, found: string, expected: string): Problem => ({ file, path, found, expected, remedy: larger });
	const header = "600 × 750 px or more for the arch at the top of the page";
	const cases: readonly (readonly [name: string, file: string, width: number, height: number, problems: Problem[]])[] = [
		[
			"from edge to edge",
			"window.jpg",
			1599,
			1200,
			[home, "content/pages/not-found.json"].map((file) =>
				tooSmall(file, "image", "window.jpg, 1599 × 1200 px", "1600 × 900 px or more for the picture from edge to edge at the top of the page"),
			),
		],
		[
			"a product's",
			"cream.jpg",
			600,
			749,
			["cream", "soap"].map((slug) =>
				tooSmall(`content/products/${slug}.json`, "image", "cream.jpg, 600 × 749 px", "600 × 750 px or more for the product's arch"),
			),
		],
		[
			"a person's",
			"ground.jpg",
			599,
			800,
			["dana-doctor", "erin-esthetician", "frank-front", "lea-laser", "nora-nurse"].map((slug) =>
				tooSmall(`content/team/${slug}.json`, "image", "ground.jpg, 599 × 800 px", header),
			),
		],
	];
	test.each(cases)("%s", async (_name, file, width, height, problems) => {
		expect(await problemsWith(await jpeg(width, height), file)).toEqual(problems);
	});

	/** Every place of one picture, which is wide enough for any but high enough for none. */
	test("every place that shows it says what it needs", async () => {
		const problems = await problemsWith(await jpeg(1600, 380), "facial.jpg", ({ set }) => {
			set("content/resources/winter.json", ["image"], "facial.jpg");
			set("content/landing-pages/norman-spa.json", ["image"], "facial.jpg");
			set(home, ["blocks", 1, "image"], "facial.jpg");
			set("content/pages/about.json", ["image"], "facial.jpg");
			set("content/campaigns.json", [0, "image"], "facial.jpg");
			set("content/services/laser.json", ["galleryImages"], ["facial.jpg", "cups.jpg"]);
			for (const slug of ["needling", "peptides"]) set(`content/services/${slug}.json`, ["image"], "cream.jpg");
			set("content/services/needling.json", ["galleryImages"], ["cups.jpg", "facial.jpg"]);
		});
		expect(problems.map(({ file, path, expected }) => `${file.replace("content/", "")} ${path}: ${expected}`)).toEqual([
			"campaigns.json [0].image: 320 × 400 px or more for the arch in the dialog",
			"categories.json [0].image: 880 × 590 px or more for the category's card and its large picture on /services",
			`landing-pages/norman-spa.json image: ${header}`,
			`pages/about.json image: ${header}`,
			"pages/home.json blocks[1].image: 600 × 750 px or more for the arch beside the text",
			"resources/winter.json image: 880 × 630 px or more for the top of the article and its card",
			"services/facial.json image: 600 × 750 px or more for the treatment's arch and cards",
			"services/laser.json galleryImages[0]: 1200 × 520 px or more for the first picture of a gallery (from edge to edge)",
			"services/needling.json galleryImages[1]: 600 × 400 px or more for a gallery",
			"specials/spring.json image: 580 × 470 px or more for the special's card",
		]);
	});

	test("exactly as large as it has to be is right", async () => {
		expect(await problemsWith(await jpeg(600, 750), "cream.jpg")).toEqual([]);
	});
});

describe("a picture of another shape than its place:", () => {
	const crop = "Crop it yourself, so that what matters stays in, or choose another picture for this place.";

	test("a strip in a product's arch", async () => {
		expect(await problemsWith(await jpeg(2400, 900), "cream.jpg")).toEqual(
			["cream", "soap"].map((slug) => ({
				file: `content/products/${slug}.json`,
				path: "image",
				found: "cream.jpg, 2400 × 900 px",
				expected: "a shape closer to that of the product's arch, which shows only 30% of this one",
				remedy: crop,
			})),
		);
	});

	test("an upright one from edge to edge", async () => {
		const upright = await jpeg(1200, 1600);
		const problems = await problemsWith(upright, "laser.jpg", ({ set }) => set(facial, ["galleryImages"], ["laser.jpg", "cups.jpg"]));
		expect(problems).toEqual([
			{
				file: facial,
				path: "galleryImages[0]",
				found: "laser.jpg, 1200 × 1600 px",
				expected: "a shape closer to that of the first picture of a gallery (from edge to edge), which shows only 32% of this one",
				remedy: crop,
			},
		]);
	});

	test.each([
		["3:2", 1500, 1000],
		["16:9", 1920, 1080],
		["square", 1200, 1200],
	])("a camera's %s in an arch is right", async (_name, width, height) => {
		expect(await problemsWith(await jpeg(width, height), "cream.jpg")).toEqual([]);
	});
});
