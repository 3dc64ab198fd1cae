import { readFileSync } from "node:fs";
import { join } from "node:path";

const plainPicture = readFileSync(join(__dirname, "picture.jpg"));

/** A JPEG of one color, 1600 × 1200 px, which holds its name as a comment: otherwise all would have the same bytes. */
export const samplePicture = (name: string): Buffer => {
	const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(name.length + 2)}${name}`, "latin1");
	return Buffer.concat([plainPicture.subarray(0, 2), comment, plainPicture.subarray(2)]);
};
