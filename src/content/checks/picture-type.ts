/** What a file's first bytes say it is, whatever its name. */
export interface FileType {
	/** Completes "found …". */
	readonly name: string;
	/** The ending that its name should have, if the site shows the type. */
	readonly ending?: "jpg" | "png";
	readonly isPicture: boolean;
}

const picture = (name: string): FileType => ({ name, isPicture: true });
const jpeg: FileType = { name: "a JPEG picture", ending: "jpg", isPicture: true };
const png: FileType = { name: "a PNG picture", ending: "png", isPicture: true };

/** Where the letters of a type are, as Latin-1, and what they mean. */
const signatures: readonly (readonly [RegExp, FileType])[] = [
	[/^\xff\xd8\xff/, jpeg],
	[/^\x89PNG/, png],
	[/^GIF8/, picture("a GIF picture")],
	[/^RIFF.{4}WEBP/s, picture("a WebP picture")],
	[/^.{4}ftypavi[fs]/s, picture("an AVIF picture")],
	[/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, picture("a HEIC picture, which iPhones take")],
	[/^(?:II\*\0|MM\0\*)/, picture("a TIFF picture")],
	[/^BM.{4}\0\0\0\0/s, picture("a BMP picture")],
	[/^8BPS/, picture("a Photoshop file")],
	[/^%PDF/, { name: "a PDF document", isPicture: false }],
	[/^.{4}ftyp/s, { name: "a video", isPicture: false }],
	[/^\s*(?:<\?xml.*?)?<svg/is, picture("an SVG drawing")],
	[/^\s*<(?:!doctype html|html)/is, { name: "a web page", isPicture: false }],
];

const unknown: FileType = { name: "something other than a picture", isPicture: false };

/** The type of a file by its content. */
export const detectType = (bytes: Buffer): FileType => {
	const start = bytes.subarray(0, 400).toString("latin1");
	return signatures.find(([pattern]) => pattern.test(start))?.[1] ?? unknown;
};

/** Whether a PNG moves: it has a chunk that controls its animation before the first picture. */
export const isAnimatedPng = (bytes: Buffer): boolean => {
	const control = bytes.indexOf("acTL", 8, "latin1");
	return control > 0 && control < bytes.indexOf("IDAT", 8, "latin1");
};
