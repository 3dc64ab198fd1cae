/** Where the build puts what browsers download for each picture. */
export const mediaWeightsPath = "/admin/media-weights.json";

/** A smaller version of a picture: its size in pixels, and its bytes in each format. */
export interface Derivative {
	readonly width: number;
	readonly height: number;
	/** By the ending of the file: avif, jpg, png. */
	readonly bytes: Readonly<Record<string, number>>;
}

/** The versions of each picture that pages name, by the picture's file, narrowest first. */
export type MediaWeights = Readonly<Record<string, readonly Derivative[]>>;

const formats: Readonly<Record<string, string>> = { avif: "AVIF", jpg: "JPEG", png: "PNG" };

/** What a format is called, by the ending of its files. */
export const nameFormat = (ending: string): string => formats[ending] ?? ending;

/** The formats of some versions, AVIF first. */
export const listFormats = (derivatives: readonly Derivative[]): string[] => [...new Set(derivatives.flatMap(({ bytes }) => Object.keys(bytes)))].sort();
