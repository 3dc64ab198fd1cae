import sharp from "sharp";
import {
	type Fixture,
	sampleNow,
	samplePicture,
	sampleProject,
} from "../../../tests/support/content-fixture";
import { checkBuild } from ".";

const draw = (width = 1600, height = 1200) =>
	sharp({ create: { width, height, channels: 3, background: "#b8a898" } });
const toJpeg = (picture: sharp.Sharp, quality = 80): Promise<Buffer> =>
	picture.jpeg({ quality }).toBuffer();

const problemsWith = async (change: (project: Fixture) => void) => {
	const project = sampleProject();
	change(project);
	return (await checkBuild(project.root, sampleNow)).problems;
};

test.each<[name: string, make: () => Promise<Buffer>, word: string]>([
	["cut off", async () => samplePicture("laser.jpg").subarray(0, -400), "damaged"],
	["a PNG named .jpg", () => draw().png().toBuffer(), "of the type png"],
	[
		"with a camera's data",
		() => toJpeg(draw().withExif({ IFD0: { Make: "Canon" } })),
		"camera's data",
	],
	["for printing", () => toJpeg(draw().toColorspace("cmyk")), "for printing"],
])("a picture file that is %s is refused", async (_name, make, word) => {
	const bytes = await make();
	const problems = await problemsWith(({ write }) => write("content/media/laser.jpg", bytes));
	expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(word));
});

test("a picture that's too small for its place is refused there", async () => {
	const bytes = await toJpeg(draw(900, 700));
	const problems = await problemsWith(({ write }) => write("content/media/window.jpg", bytes));
	expect(problems).toContainEqual(
		expect.objectContaining({
			file: "content/pages/home.json",
			path: "image",
			message: expect.stringContaining("1600 × 900"),
		}),
	);
});

test("a picture is in the catalog and in the folder", async () => {
	const without = await problemsWith(({ remove }) => remove("content/media/laser.jpg"));
	expect(without).toContainEqual(
		expect.objectContaining({
			path: "[3].file",
			message: expect.stringContaining("no file laser.jpg"),
		}),
	);
	const unlisted = await problemsWith(({ write }) =>
		write("content/media/extra.jpg", samplePicture("extra.jpg")),
	);
	expect(unlisted).toEqual([
		expect.objectContaining({
			file: "content/media/extra.jpg",
			message: expect.stringContaining("isn't in the catalog"),
		}),
	]);
});
